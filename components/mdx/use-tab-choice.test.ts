// @vitest-environment happy-dom
import type { KeyboardEvent } from "react";
import { expect, test, vi } from "vitest";
import { moveThroughTabs } from "./use-tab-choice";

/** The tab that a key selects out of three, with the second selected before. */
function chosenBy(keys: KeyboardEventInit): string | undefined {
  const list = document.createElement("div");
  const choose = vi.fn<(label: string) => void>();
  list.addEventListener("keydown", (event) =>
    moveThroughTabs(event as unknown as KeyboardEvent<HTMLElement>, ["Bash", "Java", "C#"], "Java", choose),
  );
  list.dispatchEvent(new KeyboardEvent("keydown", keys));
  return choose.mock.calls[0]?.[0];
}

test.each([
  [{ key: "ArrowRight" }, "C#"],
  [{ key: "ArrowLeft" }, "Bash"],
  [{ key: "End" }, "C#"],
  [{ key: "Home" }, "Bash"],
  [{ key: "ArrowLeft", altKey: true }, undefined],
  [{ key: "ArrowRight", metaKey: true }, undefined],
  [{ key: "x" }, undefined],
])("%j selects %s", (keys, label) => {
  expect(chosenBy(keys)).toBe(label);
});
