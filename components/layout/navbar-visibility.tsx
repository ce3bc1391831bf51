"use client";

import { useEffect } from "react";

/** Pixels of scrolling beyond which it counts as intentional. */
const threshold = 8;

/** The scroll position, clamped to the end of the page: Safari's overscroll bounce must not count as scrolling up. */
const scrollPosition = () => Math.min(scrollY, document.documentElement.scrollHeight - innerHeight);

/** True while the navbar has keyboard focus or one of its menus is open; it then stays visible. */
function isInUse(navbar: HTMLElement): boolean {
  return navbar.querySelector(":focus-visible, details[open]") !== null;
}

/** True if the navbar, when shown, would cover the element with keyboard focus. */
function wouldCoverFocus(navbar: HTMLElement): boolean {
  const focused = document.querySelector<HTMLElement>(":is(a, button, input, summary, [tabindex='0']):focus-visible");
  if (!focused || navbar.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return top < navbar.offsetHeight && bottom > 0;
}

/**
 * Hides the navbar on scrolling down; shows it on scrolling up, at the top, and as soon as something in it receives focus. On scrolling
 * up it stays hidden as long as it would cover the focused element.
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
