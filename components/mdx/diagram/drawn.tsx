import { scrollRegion } from "@/components/ui/scroll-region";
import styles from "./diagram.module.css";

/** Width in pixels of text beside a table of contents in a 1280-pixel viewport; larger drawings are wide. */
const wide = 594;

/** Displays a drawing, whether it was drawn before or in the browser. */
export function Drawn({ svg, title }: { svg: string; title: string }) {
  const width = Number(/^<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);
  return (
    <div className={`scroll-shadow ${styles.drawing}`} role="img" aria-label={title} {...scrollRegion}>
      <div data-enlarges data-wide={width > wide || undefined} dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}
