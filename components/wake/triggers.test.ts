// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { onWakeTrigger } from "./triggers";

vi.stubGlobal(
  "IntersectionObserver",
  class {
    disconnect() {}
  },
);

let stop = () => {};
afterEach(() => stop());

function watch() {
  const wake = vi.fn();
  stop = onWakeTrigger(wake);
  return wake;
}

const move = (movementX: number, movementY: number) =>
  dispatchEvent(new MouseEvent("pointermove", { movementX, movementY }));

test("a moved pointer wakes, one at rest under a page that has just appeared does not", () => {
  const wake = watch();
  move(0, 0);
  expect(wake).not.toHaveBeenCalled();
  move(0, 3);
  expect(wake).toHaveBeenCalledTimes(1);
});

test("a pointer whose browser tells no distance wakes, and so do keys and touches", () => {
  const wake = watch();
  for (const sign of ["pointermove", "keydown", "touchstart"]) dispatchEvent(new Event(sign));
  expect(wake).toHaveBeenCalledTimes(3);
});

test("nothing wakes once the page is awake", () => {
  const wake = watch();
  stop();
  dispatchEvent(new Event("keydown"));
  expect(wake).not.toHaveBeenCalled();
});

test("a translated page sleeps on, since code would bring back the words of the author", () => {
  document.body.innerHTML = "<main><h1>Gantt</h1><p>Bars in time.</p></main>";
  const wake = watch();
  document.body.innerHTML = "<main><h1>Gantt</h1><p><font>Balken in der Zeit.</font></p></main>";
  move(0, 3);
  expect(wake).not.toHaveBeenCalled();
  document.body.innerHTML = "<main><h1>Gantt</h1><p>Bars in time.</p></main>";
  move(0, 3);
  expect(wake).toHaveBeenCalledTimes(1);
});
