import Link from "next/link";
import type { ComponentProps } from "react";
import { isSharedFile, withBase } from "@/lib/nav/edition";
import { isExternal } from "@/lib/paths";

type Props = ComponentProps<"a"> & { href?: string };

/** A link: internal ones navigate without a reload and are prefetched only on intent; external ones send no referrer. */
export function SiteLink({ href = "", ...rest }: Props) {
  if (isExternal(href)) return <a href={href} rel={/^https?:/.test(href) ? "noreferrer" : undefined} {...rest} />;
  if (href.startsWith("#") || isSharedFile(href)) return <a href={href} {...rest} />;
  if (/\.(ya?ml|json|xml|txt)$/.test(href)) return <a href={withBase(href)} {...rest} />;
  return <Link href={href} prefetch={false} {...rest} />;
}
