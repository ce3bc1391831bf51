import { pick } from "@/lib/product/figures/figure";
import { detailsGroups, detailsSubject, detailsTabs, shownTabs } from "@/lib/product/figures/screen/details-data";
import { formOf } from "@/lib/product/figures/screen/form-data";
import type { Group } from "@/lib/product/figures/screen/form-model";
import { firstForm } from "@/lib/product/figures/screen/screen-contracts";
import controls from "../frame/controls.module.css";
import { classNames } from "../frame/drawing";
import { drawFigure } from "../frame/figure";
import { Marked } from "../frame/highlight";
import { ScrollRegion, TabStrip, Window } from "../frame/window";
import { Fields } from "./fields";
import styles from "./form-screen.module.css";
import { SmallTable } from "./grid-table";
import { IndicatorsPanel } from "./indicators-panel";
import { MonthPicker } from "./month-picker";

function Menu({ entries, highlight }: { entries: readonly string[]; highlight?: string }) {
  return (
    <ul className={styles.menu}>
      {entries.map((entry) => (
        <li key={entry}>
          <Marked isMarked={entry === highlight}>
            <span>{entry}</span>
          </Marked>
        </li>
      ))}
    </ul>
  );
}

function FormGroup({ group, title, highlight }: { group: Group; title: string; highlight?: string }) {
  const { fields, menu, table, columns, actions } = group;
  return (
    <div className={styles.group}>
      {group.title ? (
        <Marked isMarked={group.title === highlight}>
          <p className={styles.title}>{group.title}</p>
        </Marked>
      ) : null}
      {fields.length > 0 ? <Fields fields={fields} columns={columns} highlight={highlight} /> : null}
      {menu.length > 0 ? <Menu entries={menu} highlight={highlight} /> : null}
      {table ? (
        <ScrollRegion label={group.title ?? title}>
          <SmallTable columns={table.columns} rows={table.rows} />
        </ScrollRegion>
      ) : null}
      <Actions actions={actions} highlight={highlight} className={styles.buttons} />
    </div>
  );
}

type ActionsProps = { actions: readonly string[]; highlight?: string; className?: string; hasPrimary?: boolean };

function Actions({ actions, highlight, className, hasPrimary }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className={className} aria-hidden="true">
      {actions.map((action, index) => (
        <Marked key={action} isMarked={action === highlight}>
          <span className={classNames(controls.button, hasPrimary && index === 0 && controls.primary)}>{action}</span>
        </Marked>
      ))}
    </div>
  );
}

/** A screen or dialog: tabs, groups of fields, tables and menus, buttons. */
export const FormScreen = drawFigure("FormScreen", (props) => {
  const { highlight } = props;
  const form = formOf(props.name ?? firstForm);
  return (
    <Window title={form.title} meta={form.meta} className={form.isDialog ? styles.dialog : undefined}>
      {form.tabs.length > 0 ? <TabStrip tabs={form.tabs} open={form.open} highlight={highlight} /> : null}
      <div className={styles.content}>
        {form.groups.map((group) => (
          <FormGroup
            key={group.title ?? group.fields[0]?.label ?? form.name}
            group={group}
            title={form.title}
            highlight={highlight}
          />
        ))}
        {form.hasMonth ? <MonthPicker highlight={highlight} /> : null}
        {form.hasIndicators ? <IndicatorsPanel highlight={highlight} /> : null}
        {form.note ? <p className={styles.note}>{form.note}</p> : null}
      </div>
      <Actions actions={form.actions} highlight={highlight} className={styles.actions} hasPrimary />
    </Window>
  );
});

/** The Details panel of Sara's visit in York. */
export const DetailsPanel = drawFigure("DetailsPanel", (props) => {
  const tab = pick(detailsTabs, props.tab);
  return (
    <Window title="Details" meta={detailsSubject} icon="info">
      <TabStrip tabs={shownTabs} open={tab} />
      <div className={styles.content}>
        {detailsGroups[tab].map((group) => (
          <FormGroup key={group.title} group={group} title="Details" highlight={props.highlight} />
        ))}
      </div>
    </Window>
  );
});
