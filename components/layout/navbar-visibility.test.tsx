// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { NavbarVisibility } from "./navbar-visibility";

/** Scrolls a page of 3,000 pixels in a viewport of 1,000. */
function scroll(top: number): void {
  vi.stubGlobal("scrollY", top);
  dispatchEvent(new Event("scroll"));
}

test("keeps the navbar hidden during Safari's overscroll bounce at the end of the page, and shows it on scrolling up", async () => {
  vi.stubGlobal("innerHeight", 1000);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(3000);
  document.body.innerHTML = "<header data-navbar></header>";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<NavbarVisibility />));
  const isHidden = () => document.documentElement.dataset.navbarHidden === "true";
  for (const top of [900, 1990, 2080, 2040, 2000]) scroll(top);
  expect(isHidden()).toBe(true);
  scroll(1900);
  expect(isHidden()).toBe(false);
  await act(async () => root.unmount());
});
