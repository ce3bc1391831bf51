// @vitest-environment happy-dom
import { act, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";

vi.mock("next/navigation", () => ({ usePathname: () => "/keeper/knotts" }));
// Test files share modules: copies loaded by an earlier file would use the real path.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { useDrawer, useDrawerBehavior } = await import("./drawer");
const { useSitePath } = await import("./use-site-path");

function Drawer() {
  const root = useRef<HTMLDivElement>(null);
  const open = useDrawer();
  const path = useSitePath();
  useDrawerBehavior(root, open);
  return <div ref={root} data-open={open} data-path={path} />;
}

test("stays open on a not-found page if it was opened before the page woke", async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  document.body.innerHTML =
    '<main data-not-found></main><div><div data-open="false" data-path="/_not-found"></div></div>';
  location.hash = "#Sidebar";
  const root = await act(async () => hydrateRoot(document.body.lastElementChild ?? document.body, <Drawer />));
  onTestFinished(() => act(() => root.unmount()));
  expect(document.querySelector("[data-open]")?.outerHTML).toBe(
    '<div data-open="true" data-path="/keeper/knotts"></div>',
  );
});
