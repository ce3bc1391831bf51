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

test("a page whose navigation stays older than the server's is loaded anew, once for each that it lacks", async () => {
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

test("a page that had what it was loaded anew for, and lacks it again, is loaded anew again", async () => {
  await show("before");
  await vi.advanceTimersByTimeAsync(3000);
  await show(navigationRevision);
  await show("before");
  await vi.advanceTimersByTimeAsync(3000);
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test("a page stays that has the server's navigation, or gets it a moment later", async () => {
  await show(navigationRevision);
  await vi.advanceTimersByTimeAsync(9000);
  await show("newer");
  await vi.advanceTimersByTimeAsync(2000);
  await show(navigationRevision);
  await vi.advanceTimersByTimeAsync(9000);
  expect(location.reload).not.toHaveBeenCalled();
});
