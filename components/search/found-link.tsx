import type { ComponentProps } from "react";
import { useSitePath } from "@/components/nav/use-site-path";
import { SiteLink } from "@/components/ui/site-link";

/**
 * A link to a search result. An anchor on the current page becomes a bare fragment, which the browser handles itself: it opens collapsed
 * ancestors, applies `:target` and moves the focus starting point.
 */
export function FoundLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  const path = useSitePath();
  return <SiteLink href={href.startsWith(`${path}#`) ? href.slice(path.length) : href} {...rest} />;
}
