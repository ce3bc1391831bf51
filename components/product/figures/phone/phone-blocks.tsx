import { innerWidth, type PhoneBlock, textLines } from "@/lib/product/figures/phone/phone-model";
import { fit, textWidth } from "@/lib/product/figures/text-width";
import { classNames, fillTone } from "../frame/drawing";
import styles from "./phone.module.css";

function Visit({ block }: { block: PhoneBlock }) {
  return (
    <>
      <rect className={styles.card} width={innerWidth} height={46} rx={8} />
      {block.category ? <rect className={fillTone(block.category)} width={6} height={46} rx={3} /> : null}
      <text className={styles.strong} x={16} y={19}>
        {fit(block.label, 13, innerWidth - 26)}
      </text>
      <text className={styles.muted} x={16} y={37}>
        {fit(block.value ?? "", 12, innerWidth - 26)}
      </text>
    </>
  );
}

function Field({ block }: { block: PhoneBlock }) {
  return (
    <>
      <text className={styles.muted} y={12}>
        {block.label}
        {block.isMandatory ? <tspan className={fillTone("error")}> *</tspan> : null}
      </text>
      <rect className={styles.field} y={18} width={innerWidth} height={32} rx={6} />
      <text className={styles.text} x={10} y={39}>
        {fit(block.value ?? "", 12.5, innerWidth - 20)}
      </text>
    </>
  );
}

function Row({ block }: { block: PhoneBlock }) {
  return (
    <>
      <text className={styles.muted} y={14}>
        {block.label}
      </text>
      <text className={styles.text} y={33}>
        {fit(block.value ?? "", 13, innerWidth)}
      </text>
      <line className={styles.line} x2={innerWidth} y1={42} y2={42} />
    </>
  );
}

function Choice({ block }: { block: PhoneBlock }) {
  return (
    <>
      <rect className={classNames(styles.card, block.isOn && styles.chosen)} width={innerWidth} height={50} rx={8} />
      <circle className={styles.knob} cx={20} cy={25} r={7} />
      {block.isOn ? <circle className={styles.primary} cx={20} cy={25} r={4} /> : null}
      <text className={styles.strong} x={38} y={22}>
        {block.label}
      </text>
      <text className={styles.muted} x={38} y={39}>
        {block.value}
      </text>
    </>
  );
}

function SwitchRow({ block }: { block: PhoneBlock }) {
  return (
    <>
      <text className={styles.text} y={26}>
        {block.label}
      </text>
      <g transform={`translate(${innerWidth - 38} 10)`}>
        <rect className={block.isOn ? styles.primary : styles.knob} width={38} height={22} rx={11} />
        <circle className={styles.knob} cx={block.isOn ? 27 : 11} cy={11} r={8} />
      </g>
      <line className={styles.line} x2={innerWidth} y1={42} y2={42} />
    </>
  );
}

function Button({ block }: { block: PhoneBlock }) {
  return (
    <>
      <rect className={block.isOn ? styles.primary : styles.field} y={4} width={innerWidth} height={34} rx={8} />
      <text className={block.isOn ? styles.onPrimary : styles.centered} x={innerWidth / 2} y={26}>
        {block.label}
      </text>
    </>
  );
}

/** Draws one block of a screen at the origin. */
export function Block({ block }: { block: PhoneBlock }) {
  switch (block.type) {
    case "row":
      return <Row block={block} />;
    case "field":
      return <Field block={block} />;
    case "visit":
      return <Visit block={block} />;
    case "choice":
      return <Choice block={block} />;
    case "heading":
      return (
        <text className={styles.strong} y={20}>
          {block.label}
        </text>
      );
    case "text":
      return textLines(block).map((line, index) => (
        <text key={line} className={styles.muted} y={14 + index * 17}>
          {line}
        </text>
      ));
    case "switch":
      return <SwitchRow block={block} />;
    case "button":
      return <Button block={block} />;
  }
}

/** A tab with its place in the row; long words get more room than short ones. */
type PlacedTab = { label: string; x: number; width: number };

/** Shares the width of the screen among tabs: each has its words, and what is left is divided evenly. */
export function placeTabs(labels: readonly string[]): PlacedTab[] {
  const words = labels.map((label) => textWidth(label, 12.5));
  const rest = (innerWidth - words.reduce((sum, width) => sum + width, 0)) / labels.length;
  let x = 0;
  return labels.map((label, index) => {
    const tab = { label, x, width: (words[index] ?? 0) + rest };
    x += tab.width;
    return tab;
  });
}

/** The row of tabs of a screen; the open one stands out. */
export function PhoneTabs({ tabs, open }: { tabs: readonly string[]; open?: string }) {
  return (
    <>
      <rect className={styles.tabs} width={innerWidth} height={30} rx={8} />
      {placeTabs(tabs).map(({ label, x, width }) => (
        <g key={label} transform={`translate(${x.toFixed(2)} 0)`}>
          {label === open ? (
            <rect className={styles.knob} x={2} y={2} width={(width - 4).toFixed(2)} height={26} rx={6} />
          ) : null}
          <text className={label === open ? styles.openText : styles.mutedCentered} x={(width / 2).toFixed(2)} y={19.5}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
