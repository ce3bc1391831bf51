// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { Awake } from "./awake";
import { awakeEvent } from "./vocabulary";

let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
});

/** Renders a page with two `<details>`, the second open, in place of the given HTML; returns their open states. */
async function draw(asleep: string): Promise<boolean[]> {
  document.body.innerHTML = `<main>${asleep}</main>`;
  root = createRoot(document.querySelector("main") ?? document.body);
  const page = (
    <>
      <details />
      <details open />
      <Awake />
    </>
  );
  await act(async () => root.render(page));
  return [...document.querySelectorAll("details")].map(({ open }) => open);
}

test("keeps the open state of details from the sleeping page after a re-render and dispatches the awake event", async () => {
  const awake = vi.fn<() => void>();
  document.addEventListener(awakeEvent, awake, { once: true });
  expect(await draw("<details open></details><details></details>")).toEqual([true, false]);
  expect(awake).toHaveBeenCalledOnce();
});

test("leaves details alone when their number differs, as after an extension added some", async () => {
  expect(await draw("<details open></details><details open></details><details></details>")).toEqual([false, true]);
});
