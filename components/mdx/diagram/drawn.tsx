import { scrollRegion } from "@/components/ui/scroll-region";
import styles from "./diagram.module.css";

/** The drawing as it is shown, wherever it was made. */
export function Drawn({ svg, title }: { svg: string; title: string }) {
  return (
    <div className={`scroll-shadow ${styles.drawing}`} role="img" aria-label={title} {...scrollRegion}>
      <div data-enlarges dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}
