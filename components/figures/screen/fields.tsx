import { classNames } from "../class-names";
import { Marked } from "../frame/marked";
import { fillTone } from "../frame/tones";
import { Icon } from "../icons";
import styles from "./fields.module.css";
import type { Field } from "./form-data";

/** Hex values of the sample data and the names whose tokens draw them. */
const swatches: Readonly<Record<string, string>> = { "#C8372D": "RUSH", "#5246CE": "PROJECT" };

function Checks({ field }: { field: Field }) {
  return (
    <span className={styles.checks}>
      {field.options.map((option) => {
        const isOn = field.ticked.includes(option);
        return (
          <span key={option} className={isOn ? styles.ticked : undefined}>
            <i>{isOn ? <Icon name="check" size={10} /> : null}</i>
            {option}
            {isOn ? null : <span className="visually-hidden"> (not ticked)</span>}
          </span>
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
      return <Checks field={field} />;
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
          <svg width={14} height={14} aria-hidden="true">
            <rect className={fillTone(swatches[text] ?? "ABSENCE")} width={14} height={14} rx={3} />
          </svg>
          {text}
        </span>
      );
    case "static":
      return <span className={styles.static}>{text}</span>;
    case "link":
      return <span className={styles.link}>{text}</span>;
    default:
      return <span className={classNames(styles.box, field.type === "area" && styles.area)}>{text}</span>;
  }
}

type FieldsProps = { fields: readonly Field[]; columns: number; highlight?: string };

/**
 * Fields of a screen as a definition list. Not a drawing: labels and values wrap at 320 px, where scaled text would be
 * too small to read, and a screen reader gets label and value as a pair.
 */
export function Fields({ fields, columns, highlight }: FieldsProps) {
  return (
    <dl className={classNames(styles.fields, columns > 1 && styles.two)}>
      {fields.map((field) => (
        <div key={field.label} className={field.type === "checks" ? styles.wide : undefined}>
          <dt className={field.type === "link" ? "visually-hidden" : undefined}>{field.label}</dt>
          <dd>
            <Marked isMarked={field.label === highlight}>
              <Value field={field} />
            </Marked>
          </dd>
        </div>
      ))}
    </dl>
  );
}
