import { Icon } from "@/components/ui/icon";
import styles from "./print-section.module.css";

/**
 * Leads from a section's landing page to the section as one document. A plain link: the document is filled after the export,
 * so its payload knows nothing of the pages.
 */
export function PrintSection({ sidebar }: { sidebar: string }) {
  return (
    <a className={styles.link} href={`/print/${sidebar}`} rel="nofollow">
      <Icon name="print" size={16} /> Print this section
    </a>
  );
}
