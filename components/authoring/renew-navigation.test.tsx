// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigationRevision } from "@/components/nav/navigation-revision";
import { RenewNavigation } from "./renew-navigation";

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, "reload").mockReturnValue();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(async () => root.unmount()));
afterEach(() => void vi.useRealTimers());

const show = (latest: string) => act(async () => root.render(<RenewNavigation latest={latest} />));

test("reloads once per server revision while the page's navigation stays stale", async () => {
  await show("newer");
  await vi.advanceTimersByTimeAsync(3000);
  expect(location.reload).toHaveBeenCalledTimes(1);
  await show("newer");
  await vi.advanceTimersByTimeAsync(9000);
  expect(location.reload).toHaveBeenCalledTimes(1);
  await show("newest");
  await vi.advanceTimersByTimeAsync(3000);
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test("reloads again for a revision that the page had meanwhile caught up with", async () => {
  await show("before");
  await vi.advanceTimersByTimeAsync(3000);
  await show(navigationRevision);
  await show("before");
  await vi.advanceTimersByTimeAsync(3000);
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test("does not reload when the page's navigation is current or catches up within 3 s", async () => {
  await show(navigationRevision);
  await vi.advanceTimersByTimeAsync(9000);
  await show("newer");
  await vi.advanceTimersByTimeAsync(2000);
  await show(navigationRevision);
  await vi.advanceTimersByTimeAsync(9000);
  expect(location.reload).not.toHaveBeenCalled();
});
