import type { DocSearchModalProps } from "@docsearch/react/modal";
import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";

type Props = ComponentProps<NonNullable<DocSearchModalProps["hitComponent"]>>;

/** One row of DocSearch: a link that navigates without a reload. Its row follows Enter, so it is no stop of its own. */
export function HitLink({ hit, children }: Props) {
  return (
    <div>
      <SiteLink href={hit.url} tabIndex={-1}>
        {children}
      </SiteLink>
    </div>
  );
}
