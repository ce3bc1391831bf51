import { requireFigure } from "../check";
import { Figure } from "../frame/figure";
import { Window } from "../frame/window";
import { figureId } from "../ids";
import { pick } from "../rules";
import { detailsGroups, detailsSubject, detailsTabs } from "./details-data";
import { Fields } from "./fields";
import { fieldFact } from "./form-facts";
import styles from "./form-screen.module.css";
import { TabStrip } from "./tab-strip";

/** Attributes of `<DetailsPanel>`; all are texts. */
export type DetailsPanelProps = { caption: string; tab?: string; highlight?: string };

/** Tabs in the order of the application. */
const shown = ["Job", "Task", "Appointment", "Resource"];

/** The Details panel of Sara's visit in York. */
export function DetailsPanel(props: DetailsPanelProps) {
  requireFigure("DetailsPanel", props);
  const { highlight, caption } = props;
  const tab = pick(detailsTabs, props.tab);
  const groups = detailsGroups[tab];
  const facts = [
    `Details panel of appointment 4021, ${detailsSubject}. Tabs: ${shown.join(", ")}; ${tab} is open.`,
    highlight ? `Marked with 1: ${highlight}.` : "",
    tab === "Appointment" ? "Fields in boxes can be edited." : "All fields are read only.",
    ...groups.flatMap(({ fields }) => fields.map(fieldFact)),
  ];
  return (
    <Figure id={figureId("DetailsPanel", props)} caption={caption} facts={facts.filter(Boolean)} mark={highlight}>
      <Window title="Details" meta={detailsSubject} icon="info">
        <TabStrip tabs={shown} open={tab} />
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
