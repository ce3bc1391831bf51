import type { ReactNode, SVGProps } from "react";
import { scrollRegion } from "@/components/ui/scroll-region";
import type { Say } from "@/lib/product/figures/figure";
import type { IconName } from "@/lib/product/figures/icon-paths";
import controls from "./controls.module.css";
import { classNames, Icon } from "./drawing";
import { Marked } from "./highlight";
import styles from "./window.module.css";

type WindowProps = { title: string; meta?: string; icon?: IconName; children: ReactNode; className?: string };

/** The quiet screen frame that all figures of the web application share: title bar and content. */
export function Window({ title, meta, icon, children, className }: WindowProps) {
  return (
    <div className={classNames(styles.window, className)}>
      <div className={styles.bar} aria-hidden="true">
        {icon ? <Icon name={icon} size={14} /> : null}
        <span className={styles.label}>
          <span className={styles.title}>{title}</span>
          {meta ? <span>{meta}</span> : null}
        </span>
        <Icon name="menu" size={14} className={styles.more} />
      </div>
      {children}
    </div>
  );
}

/** A part that scrolls horizontally on narrow viewports, focusable by keyboard. Its role is group, so that it is not a landmark. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroll} role="group" aria-label={label} {...scrollRegion}>
      {children}
    </div>
  );
}

/** Tabs of a screen; a picture of tabs, named in the text alternative. */
export function TabStrip({ tabs, open, highlight }: { tabs: readonly string[]; open?: string; highlight?: string }) {
  return (
    <div className={controls.tabs} aria-hidden="true">
      {tabs.map((tab) => (
        <Marked key={tab} isMarked={tab === highlight}>
          <span className={classNames(controls.tab, tab === open && controls.open)}>{tab}</span>
        </Marked>
      ))}
    </div>
  );
}

type CheckBoxProps = { label: string; isTicked: boolean; children?: ReactNode };

/** A box with its label, ticked or empty; what else is said of it follows the label. */
export function CheckBox({ label, isTicked, children }: CheckBoxProps) {
  return (
    <span className={controls.check} data-ticked={isTicked || undefined}>
      <i>{isTicked ? <Icon name="check" size={10} /> : null}</i>
      {label}
      {children}
    </span>
  );
}

/**
 * Explains a drawing with lists of signs and words. A picture, too: the text alternative says the same. `say`: its words, when they are not
 * those of the screen.
 */
export function Legend({ say, children }: { say?: Say; children: ReactNode }) {
  return (
    <div className={controls.legend} aria-hidden="true" lang={say?.screenLanguage && say.language}>
      {children}
    </div>
  );
}

type LegendItemProps = SVGProps<SVGSVGElement> & { label: ReactNode };

/** A sign, drawn by its children, and what it stands for. */
export function LegendItem({ label, ...sign }: LegendItemProps) {
  return (
    <li>
      <svg aria-hidden="true" {...sign} />
      {label}
    </li>
  );
}
