import { scrollRegion } from "@/components/ui/scroll-region";
import styles from "./diagram.module.css";

/** Pixels from which on a drawing is wider than a text beside a table of contents in a window of 1280. */
const wide = 594;

/** The drawing as it is shown, wherever it was made. */
export function Drawn({ svg, title }: { svg: string; title: string }) {
  const width = Number(/^<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);
  return (
    <div className={`scroll-shadow ${styles.drawing}`} role="img" aria-label={title} {...scrollRegion}>
      <div data-enlarges data-wide={width > wide || undefined} dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}
