"use client";

import { useEffect } from "react";

/** Pixels of scrolling that count as a decision, not a tremble. */
const threshold = 8;

/** Hides the navbar while scrolling down; shows it while scrolling up, at the top and as soon as something in it has focus. */
export function NavbarVisibility() {
  useEffect(() => {
    const navbar = document.querySelector<HTMLElement>("[data-navbar]");
    if (!navbar) return;
    let last = scrollY;
    const show = () => delete document.documentElement.dataset.navbarHidden;
    const onScroll = () => {
      const moved = scrollY - last;
      if (scrollY <= navbar.offsetHeight || moved < -threshold) show();
      else if (moved > threshold && !navbar.contains(document.activeElement)) {
        document.documentElement.dataset.navbarHidden = "true";
      }
      if (Math.abs(moved) > threshold) last = scrollY;
    };
    addEventListener("scroll", onScroll, { passive: true });
    navbar.addEventListener("focusin", show);
    return () => {
      removeEventListener("scroll", onScroll);
      navbar.removeEventListener("focusin", show);
      show();
    };
  }, []);
  return null;
}
