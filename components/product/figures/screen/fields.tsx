import { environmentTick } from "@/lib/product/figures/screen/form-data";
import type { Field } from "@/lib/product/figures/screen/form-model";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import controls from "../frame/controls.module.css";
import { classNames, Icon, Swatch } from "../frame/drawing";
import { Marked } from "../frame/highlight";
import { CheckBox } from "../frame/window";
import styles from "./fields.module.css";

/** Name of the sample company's indicator with this color; its token draws the swatch. */
function nameOfColor(color: string): string {
  const { categories, pins } = sampleWorld;
  const found = [...categories, ...pins].find((indicator) => indicator.color === color);
  if (!found) throw new Error(`No category or pin of the sample world has the color "${color}".`);
  return found.name;
}

function Checks({ options, ticked }: Pick<Field, "options" | "ticked">) {
  return (
    <span className={styles.checks}>
      {options.map((option) => {
        const isOn = ticked.includes(option);
        return (
          <CheckBox key={option} label={option} isTicked={isOn}>
            {isOn ? null : <span className="visually-hidden"> (not selected)</span>}
          </CheckBox>
        );
      })}
    </span>
  );
}

function Value({ field }: { field: Field }) {
  const text = field.value ?? "–";
  switch (field.type) {
    case "switch":
      return (
        <span className={classNames(styles.switch, field.isOn && styles.on)}>
          <i />
          {field.isOn ? "On" : "Off"}
        </span>
      );
    case "checks":
      return <Checks options={field.options} ticked={field.ticked} />;
    case "secret":
      return <span className={styles.box}>••••••••••••</span>;
    case "select":
      return (
        <span className={styles.box}>
          {text} <Icon name="down" />
        </span>
      );
    case "swatch":
      return (
        <span className={classNames(styles.box, styles.swatch)}>
          <Swatch tone={nameOfColor(text)} height={14} />
          {text}
        </span>
      );
    case "static":
      return <span className={styles.static}>{text}</span>;
    case "link":
      return <span className={styles.link}>{text}</span>;
    default:
      return <span className={classNames(styles.box, field.type === "area" && styles.area)}>{field.value}</span>;
  }
}

type FieldsProps = { fields: readonly Field[]; columns: number; highlight?: string };

/**
 * Fields of a screen as a definition list. Not a drawing: labels and values wrap at 320 px, where scaled text would be
 * too small to read, and a screen reader gets label and value as a pair.
 */
export function Fields({ fields, columns, highlight }: FieldsProps) {
  const first = fields.findIndex(({ asEnvironment }) => asEnvironment !== undefined);
  return (
    <dl className={classNames(styles.fields, columns > 1 && styles.two)}>
      {fields.map((field, index) => (
        <div
          key={field.label}
          className={classNames(field.type === "checks" && styles.wide, field.button && styles.withButton)}
        >
          <dt className={field.type === "link" ? "visually-hidden" : undefined}>{field.label}</dt>
          <dd>
            <Marked isMarked={field.label === highlight}>
              <Value field={field} />
            </Marked>
            {field.button ? (
              <Marked isMarked={field.button === highlight}>
                <span className={controls.button}>{field.button}</span>
              </Marked>
            ) : null}
            {field.asEnvironment === undefined ? null : (
              <Marked isMarked={index === first && highlight === environmentTick}>
                <Checks options={[environmentTick]} ticked={field.asEnvironment ? [environmentTick] : []} />
              </Marked>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
