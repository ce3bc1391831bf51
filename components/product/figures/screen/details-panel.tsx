import type { Wording } from "@/lib/authoring/wording";
import { pick } from "@/lib/product/figures/pick";
import { detailsGroups, detailsSubject, detailsTabs } from "@/lib/product/figures/screen/details-data";
import { shownTabs } from "@/lib/product/figures/screen/details-facts";
import { Figure } from "../frame/figure";
import { Window } from "../frame/window";
import { type FigureProps, openFigure } from "../open-figure";
import { Fields } from "./fields";
import styles from "./form-screen.module.css";
import { TabStrip } from "./tab-strip";

/** The Details panel of Sara's visit in York. */
export function DetailsPanel(props: FigureProps<"DetailsPanel">, wording: Wording = "edition") {
  const figure = openFigure("DetailsPanel", props, wording);
  const { highlight } = props;
  const tab = pick(detailsTabs, props.tab);
  const groups = detailsGroups[tab];
  return (
    <Figure {...figure}>
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
