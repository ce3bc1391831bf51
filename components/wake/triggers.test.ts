// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { onWakeTrigger } from "./triggers";

let stop = () => {};
afterEach(() => stop());

function watch() {
  const wake = vi.fn();
  stop = onWakeTrigger(wake);
  return wake;
}

const move = (movementX: number, movementY: number) =>
  dispatchEvent(new MouseEvent("pointermove", { movementX, movementY }));

test("wakes on pointer movement, but not on a pointermove without distance", () => {
  const wake = watch();
  move(0, 0);
  expect(wake).not.toHaveBeenCalled();
  move(0, 3);
  expect(wake).toHaveBeenCalledTimes(1);
});

test("wakes on keys, presses, history, and pointermove events that report no movement values", () => {
  const wake = watch();
  for (const sign of ["pointermove", "keydown", "pointerdown", "popstate"]) dispatchEvent(new Event(sign));
  expect(wake).toHaveBeenCalledTimes(4);
});

test("does not wake after it has been stopped", () => {
  const wake = watch();
  stop();
  dispatchEvent(new Event("keydown"));
  expect(wake).not.toHaveBeenCalled();
});

test("does not wake a translated page on user events, since hydration would restore the original text", () => {
  document.body.innerHTML = "<main><h1>Gantt</h1><p>Bars in time.</p></main>";
  const wake = watch();
  document.body.innerHTML = "<main><h1>Gantt</h1><p><font>Balken in der Zeit.</font></p></main>";
  move(0, 3);
  expect(wake).not.toHaveBeenCalled();
  document.body.innerHTML = "<main><h1>Gantt</h1><p>Bars in time.</p></main>";
  move(0, 3);
  expect(wake).toHaveBeenCalledTimes(1);
});
