// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { awakeEvent } from "@/components/wake/vocabulary";
import { holdRefreshes } from "./hold-refreshes";

afterEach(() => vi.unstubAllGlobals());

test("refreshes that come before React has taken over the page are made up for by one, and later ones not held", () => {
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

test("nothing is refreshed when nothing was saved, nor held where there is no such router", () => {
  holdRefreshes();
  const next: { router?: { hmrRefresh: () => void } } = {};
  vi.stubGlobal("next", next);
  holdRefreshes();
  const refresh = vi.fn();
  next.router = { hmrRefresh: refresh };
  document.dispatchEvent(new Event(awakeEvent));
  expect(refresh).not.toHaveBeenCalled();
});
