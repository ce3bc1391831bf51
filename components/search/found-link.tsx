import type { ComponentProps } from "react";
import { useSitePath } from "@/components/nav/use-site-path";
import { SiteLink } from "@/components/ui/site-link";

/**
 * A link to what was found. A place of the page on screen is the browser's own business: it opens what is folded around it, marks it and
 * takes the keyboard there.
 */
export function FoundLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  const path = useSitePath();
  return <SiteLink href={href.startsWith(`${path}#`) ? href.slice(path.length) : href} {...rest} />;
}
