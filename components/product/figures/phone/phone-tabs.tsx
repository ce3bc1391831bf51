import { innerWidth } from "@/lib/product/figures/phone/phone-model";
import { textWidth } from "@/lib/product/figures/text-width";
import styles from "./phone.module.css";

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
