import { pages as texts } from "#texts/pages";
import { Enlarge } from "@/components/ui/enlarge/enlarge";
import type { Speaking } from "@/lib/authoring/wording";
import { getSite } from "@/lib/site/current";
import { namesOn, SiteWords } from "../site-words";
import styles from "./diagram.module.css";
import { DiagramView } from "./diagram-view";
import { Drawn } from "./drawn";

type Props = Speaking & { source: string; title?: string; description?: string };

/**
 * A diagram written as text: its prebuilt drawing or, if there is none, its source until the reader's browser has drawn it.
 */
export function Diagram({ source, siteLanguage, title = namesOn(siteLanguage).diagram, description }: Props) {
  const buttons = siteLanguage && { lang: siteLanguage };
  const svg = getSite().drawings.find(source);
  return (
    <figure
      className={styles.diagram}
      aria-label={title}
      data-diagram
      data-wake={svg === undefined ? "view" : undefined}
    >
      {svg === undefined ? (
        <DiagramView source={source} title={title} {...buttons} />
      ) : (
        <Drawn svg={svg} title={title} />
      )}
      <div className={styles.below}>
        <Enlarge label={title} {...buttons} />
        {description && (
          <details>
            <summary>
              <SiteWords siteLanguage={siteLanguage}>{texts.textOfDiagram}</SiteWords>
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
