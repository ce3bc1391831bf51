import styles from "./diagram.module.css";
import { DiagramView } from "./diagram-view";

const directive = (source: string, name: string) =>
  new RegExp(`^\\s*${name}\\s*:\\s*(.+)$`, "m").exec(source)?.[1]?.trim();

/**
 * A diagram written as text. The source stands in the page for readers without JavaScript; the drawing replaces it when the
 * diagram comes near the window.
 */
export function Diagram({ source }: { source: string }) {
  const title = directive(source, "accTitle") ?? "Diagram";
  const description = directive(source, "accDescr");
  return (
    <figure className={styles.diagram} data-diagram>
      <DiagramView source={source} title={title} />
      <details className={styles.source}>
        <summary>{description ?? title}</summary>
        <pre tabIndex={0}>{source}</pre>
      </details>
    </figure>
  );
}
