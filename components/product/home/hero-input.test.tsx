// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchButton } from "@/components/search/search-button";
import { HeroInput } from "./hero-input";

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});
vi.mock("@/components/search/modal/search-modal", async () => {
  await code.arrived;
  return { SearchModal: () => <dialog open />, warmSearch: () => undefined };
});

let root: Root;
const click = (detail: number) =>
  act(async () =>
    document
      .querySelector("input")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail })),
  );

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <>
        <SearchButton />
        <HeroInput id="hero" label="Search" />
      </>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

test("opens search on click, and further clicks do not close it, even while its code is loading", async () => {
  await click(1);
  await click(1);
  await click(2);
  await act(async () => code.arrive());
  await vi.waitFor(() => expect(document.querySelector("dialog")).not.toBeNull());
  await click(1);
  expect(document.querySelector("dialog")).not.toBeNull();
});

test("does not open search on a click without a pointer, so that keyboard users can type into the field", async () => {
  await click(0);
  await act(async () => code.arrive());
  expect(document.querySelector("dialog")).toBeNull();
});
