import { pages as texts } from "#texts/pages";
import { Enlarge } from "@/components/ui/enlarge/enlarge";
import { getSite } from "@/lib/site/current";
import type { Speaking } from "../markdown-elements";
import styles from "./diagram.module.css";
import { DiagramView } from "./diagram-view";
import { Drawn } from "./drawn";

type Props = Speaking & { source: string; title?: string; description?: string };

/**
 * A diagram written as text: its prebuilt drawing or, if there is none, its source until the reader's browser has drawn it.
 */
export function Diagram({ source, title = texts.diagram, description, siteLanguage }: Props) {
  const svg = getSite().drawings.find(source);
  return (
    <figure
      className={styles.diagram}
      aria-label={title}
      data-diagram
      data-wake={svg === undefined ? "view" : undefined}
    >
      {svg === undefined ? <DiagramView source={source} title={title} /> : <Drawn svg={svg} title={title} />}
      <div className={styles.below}>
        <Enlarge label={title} {...(siteLanguage && { lang: siteLanguage })} />
        {description && (
          <details>
            <summary lang={siteLanguage}>
              {texts.textOfDiagram}
              <span className="visually-hidden">: {title}</span>
            </summary>
            <p>{description}</p>
          </details>
        )}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
