// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { Awake } from "./awake";
import { awakeEvent } from "./vocabulary";

let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

/** Draws a page with two details, the second of them open, in the place of what the document has. */
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

test("what was opened or closed on the sleeping page is so when it is drawn anew, before it is said to be awake", async () => {
  const awake = vi.fn<() => void>();
  document.addEventListener(awakeEvent, awake, { once: true });
  expect(await draw("<details open></details><details></details>")).toEqual([true, false]);
  expect(awake).toHaveBeenCalledOnce();
});

test("among others than its own nothing is opened", async () => {
  expect(await draw("<details open></details><details open></details><details></details>")).toEqual([false, true]);
});
