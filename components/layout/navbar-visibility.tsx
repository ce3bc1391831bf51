"use client";

import { useEffect } from "react";

/** Pixels of scrolling that count as a decision, not a tremble. */
const threshold = 8;

/** Where the page is scrolled to. Safari scrolls past its end and back again, which is no way up. */
const scrollPosition = () => Math.min(scrollY, document.documentElement.scrollHeight - innerHeight);

/** True while the keyboard is in the navbar or one of its menus is open: then it stays. */
function isInUse(navbar: HTMLElement): boolean {
  return navbar.querySelector(":focus-visible, details[open]") !== null;
}

/** True when the navbar, coming back, would lie over what the keyboard is on. */
function wouldCoverFocus(navbar: HTMLElement): boolean {
  const focused = document.querySelector<HTMLElement>(":is(a, button, input, summary, [tabindex='0']):focus-visible");
  if (!focused || navbar.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return top < navbar.offsetHeight && bottom > 0;
}

/**
 * Hides the navbar while scrolling down; shows it while scrolling up, at the top and as soon as something in it has focus.
 * It waits as long as it would cover the focused element.
 */
export function NavbarVisibility() {
  useEffect(() => {
    const navbar = document.querySelector<HTMLElement>("[data-navbar]");
    if (!navbar) return;
    let last = scrollPosition();
    const show = () => delete document.documentElement.dataset.navbarHidden;
    const onScroll = () => {
      const position = scrollPosition();
      const moved = position - last;
      if (position <= navbar.offsetHeight) show();
      else if (moved < -threshold && !wouldCoverFocus(navbar)) show();
      else if (moved > threshold && !isInUse(navbar)) document.documentElement.dataset.navbarHidden = "true";
      if (Math.abs(moved) > threshold) last = position;
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
