import { pages } from "#texts/pages";
import { Icon } from "@/components/ui/icon";
import { withBase } from "@/lib/nav/edition";
import { printPath } from "@/lib/nav/print-anchors";

/**
 * Links from a section's landing page to the section as one printable document. A plain link, because the document is filled after the
 * export, so its payload does not contain the pages.
 */
export function PrintSection({ sidebar }: { sidebar: string }) {
  return (
    <a href={withBase(printPath(sidebar))} rel="nofollow">
      <Icon name="print" size={16} /> {pages.printSection}
    </a>
  );
}
