import { classNames } from "../class-names";
import { Marked } from "../frame/marked";
import styles from "./screen.module.css";

/** Tabs of a screen; a picture of tabs, named in the text alternative. */
export function TabStrip({ tabs, open, highlight }: { tabs: readonly string[]; open?: string; highlight?: string }) {
  return (
    <div className={styles.tabs} aria-hidden="true">
      {tabs.map((tab) => (
        <Marked key={tab} isMarked={tab === highlight}>
          <span className={classNames(styles.tab, tab === open && styles.open)}>{tab}</span>
        </Marked>
      ))}
    </div>
  );
}
