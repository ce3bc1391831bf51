// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { PageAsMarkdown } from "./page-as-markdown";

test("shows and announces that the page was copied", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("# Knots")));
  vi.stubGlobal("navigator", { clipboard: { write: () => Promise.resolve() } });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<PageAsMarkdown href="/knots.md" />));
  const button = document.querySelector("button");
  await act(async () => button?.click());
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toBe("Copied"));
  expect(button?.textContent?.trim()).toBe("Copied");
  await act(async () => root.unmount());
});
