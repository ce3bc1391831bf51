// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { usePanZoom } from "./use-pan-zoom";

function Probe() {
  const stage = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  usePanZoom(stage, content);
  return (
    <div ref={stage} data-stage>
      <div ref={content} data-content />
    </div>
  );
}

let root: Root;
beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Probe />));
});
afterEach(() => act(async () => root.unmount()));

const stage = () => document.querySelector("[data-stage]");
const scale = () =>
  Number(/scale\((.+)\)/.exec(document.querySelector<HTMLElement>("[data-content]")?.style.transform ?? "")?.[1]);

/** Dispatches one of Safari's gesture events; true if its default action, zooming the page, was prevented. */
function pinch(type: string, size: number): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  return stage()?.dispatchEvent(Object.assign(event, { scale: size })) === false;
}

test("zooms the drawing instead of the page on Safari's trackpad pinch gesture", () => {
  const before = scale();
  expect(["gesturestart", "gesturechange", "gesturechange"].map((type, step) => pinch(type, 1 + step / 4))).toEqual(
    Array(3).fill(true),
  );
  expect(scale()).toBeCloseTo(before * 1.5);
  pinch("gesturestart", 1);
  pinch("gesturechange", 2);
  expect(scale()).toBeCloseTo(before * 3);
});

test("ignores the scale of gesture events during a touch, which pointer events already handle", () => {
  const before = scale();
  const down = new PointerEvent("pointerdown", { pointerId: 1, button: 0, bubbles: true });
  stage()?.dispatchEvent(down);
  expect(pinch("gesturestart", 1)).toBe(true);
  expect(pinch("gesturechange", 2)).toBe(true);
  expect(scale()).toBe(before);
});
