// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterAll, expect, test, vi } from "vitest";

vi.mock("next/navigation", () => ({ usePathname: () => "/keeper/knotts" }));
// Test files share modules: a copy loaded by an earlier file would use the real path.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { RouteFocus } = await import("./route-focus");

test("leaves focus in the search box of a not-found page that wakes, which is no navigation", async () => {
  document.body.innerHTML = "<main data-not-found><h1>Page not found</h1><input></main><div></div>";
  const field = document.querySelector("input");
  field?.focus();
  await act(async () => hydrateRoot(document.body.lastElementChild ?? document.body, <RouteFocus />));
  expect(document.activeElement).toBe(field);
});
