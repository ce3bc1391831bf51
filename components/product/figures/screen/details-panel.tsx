import type { Wording } from "@/lib/authoring/wording";
import { pick } from "@/lib/product/figures/pick";
import { sayIn } from "@/lib/product/figures/say";
import { detailsGroups, detailsSubject, detailsTabs } from "@/lib/product/figures/screen/details-data";
import { detailsFacts, shownTabs } from "@/lib/product/figures/screen/details-facts";
import { type FigureProps, requireFigure } from "../check";
import { Figure } from "../frame/figure";
import { Window } from "../frame/window";
import { figureId } from "../ids";
import { Fields } from "./fields";
import styles from "./form-screen.module.css";
import { TabStrip } from "./tab-strip";

/** The Details panel of Sara's visit in York. */
export function DetailsPanel(props: FigureProps<"DetailsPanel">, wording: Wording = "edition") {
  requireFigure("DetailsPanel", props);
  const say = sayIn(wording);
  const { highlight, caption } = props;
  const tab = pick(detailsTabs, props.tab);
  const groups = detailsGroups[tab];
  return (
    <Figure
      say={say}
      id={figureId("DetailsPanel", props)}
      caption={caption}
      facts={detailsFacts(tab, highlight, say)}
      mark={highlight}
    >
      <Window title="Details" meta={detailsSubject} icon="info">
        <TabStrip tabs={shownTabs} open={tab} />
        <div className={styles.content}>
          {groups.map(({ title, fields, columns }) => (
            <div key={title} className={styles.group}>
              <p className={styles.title}>{title}</p>
              <Fields fields={fields} columns={columns} highlight={highlight} />
            </div>
          ))}
        </div>
      </Window>
    </Figure>
  );
}
