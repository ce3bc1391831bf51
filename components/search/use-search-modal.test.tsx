// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, expect, test, vi } from "vitest";

const { code, arrive } = vi.hoisted(() => {
  let arrive = (_: object): void => undefined;
  const code = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  return { code, arrive };
});
vi.mock("@/components/search/modal/search-modal", () => code);
// Test files share modules: a copy loaded by an earlier file would have the code of search already.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { useSearchModal } = await import("./use-search-modal");

let phase: ReturnType<typeof useSearchModal>["phase"] = { type: "closed" };
function Probe() {
  phase = useSearchModal().phase;
  return null;
}

/** Presses a key on the page; false when its default action was prevented. */
async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await act(async () => void document.body.dispatchEvent(event));
  return !event.defaultPrevented;
}

test("collects what is typed and corrected while its code loads, and keeps Enter from following a link", async () => {
  await act(async () => createRoot(document.createElement("div")).render(<Probe />));
  await press("/");
  expect(phase.type).toBe("loading");
  for (const key of ["g", "a", "m", "Backspace", "n"]) await press(key);
  expect(await press("Enter")).toBe(false);
  expect(await press("Tab")).toBe(true);
  await act(async () => arrive({ SearchModal: () => null }));
  await vi.waitFor(() => expect(phase).toMatchObject({ type: "open", query: "gan", isTyped: true }));
});
