import type { ComponentProps, MouseEvent } from "react";
import { focusPlace } from "@/components/nav/focus-on";
import { useSitePath } from "@/components/nav/use-site-path";
import { isUnmodifiedPress } from "@/components/ui/press";
import { SiteLink } from "@/components/ui/site-link";
import { splitHref } from "@/lib/paths";

/**
 * A link to a search result. An anchor on the current page becomes a bare fragment, which the browser handles itself: it opens collapsed
 * ancestors, applies `:target` and moves the focus starting point.
 */
export function FoundLink({ href, onClick, ...rest }: ComponentProps<"a"> & { href: string }) {
  const path = useSitePath();
  const place = splitHref(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The address may stay the same, so that no event tells of it. The dialog, which closes before, returns focus to where it was.
    if (place.path === path && isUnmodifiedPress(event)) setTimeout(focusPlace, 0, place.hash);
  };
  return <SiteLink href={href.startsWith(`${path}#`) ? href.slice(path.length) : href} onClick={follow} {...rest} />;
}
