// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { awakeEvent } from "@/components/wake/vocabulary";
import { holdRefreshes } from "./hold-refreshes";

test("coalesces refreshes before hydration into one after it, and passes later ones through", () => {
  const next: { router?: { hmrRefresh: () => void } } = {};
  vi.stubGlobal("next", next);
  holdRefreshes();
  const refresh = vi.fn();
  const router = { hmrRefresh: refresh };
  next.router = router;
  router.hmrRefresh();
  router.hmrRefresh();
  expect(refresh).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(awakeEvent));
  expect(refresh).toHaveBeenCalledTimes(1);
  router.hmrRefresh();
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(next.router).toBe(router);
});

test("does not refresh when none was missed, and does nothing without the global `next`", () => {
  holdRefreshes();
  const next: { router?: { hmrRefresh: () => void } } = {};
  vi.stubGlobal("next", next);
  holdRefreshes();
  const refresh = vi.fn();
  next.router = { hmrRefresh: refresh };
  document.dispatchEvent(new Event(awakeEvent));
  expect(refresh).not.toHaveBeenCalled();
});
