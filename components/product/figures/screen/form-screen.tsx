import type { Wording } from "@/lib/authoring/wording";
import { formOf } from "@/lib/product/figures/screen/form-data";
import type { Group } from "@/lib/product/figures/screen/form-schema";
import { firstForm } from "@/lib/product/figures/screen/screen-contracts";
import { classNames } from "../class-names";
import { Figure } from "../frame/figure";
import { Marked } from "../frame/marked";
import { ScrollRegion, Window } from "../frame/window";
import { Icon } from "../icons";
import { type FigureProps, openFigure } from "../open-figure";
import { Fields } from "./fields";
import styles from "./form-screen.module.css";
import { IndicatorsPanel } from "./indicators-panel";
import { MonthPicker } from "./month-picker";
import screen from "./screen.module.css";
import { SmallTable } from "./small-table";
import { TabStrip } from "./tab-strip";

function Menu({ entries, highlight }: { entries: readonly string[]; highlight?: string }) {
  return (
    <ul className={styles.menu}>
      {entries.map((entry) => (
        <li key={entry}>
          <Marked isMarked={entry === highlight}>
            <span>
              {entry} <Icon name="next" />
            </span>
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
          <span className={classNames(screen.button, hasPrimary && index === 0 && screen.primary)}>{action}</span>
        </Marked>
      ))}
    </div>
  );
}

/** A screen or dialog: tabs, groups of fields, tables and menus, buttons. */
export function FormScreen(props: FigureProps<"FormScreen">, wording: Wording = "edition") {
  const figure = openFigure("FormScreen", props, wording);
  const { highlight } = props;
  const form = formOf(props.name ?? firstForm);
  return (
    <Figure {...figure}>
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
    </Figure>
  );
}
