import type { ReactNode } from "react";
import { scrollRegion } from "@/components/ui/scroll-region";
import type { IconName } from "@/lib/product/figures/icon-paths";
import { classNames } from "../class-names";
import { Icon } from "../icons";
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

/** A part that scrolls sideways on narrow screens; the keyboard reaches it. A group, so that it is no landmark. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroll} role="group" aria-label={label} {...scrollRegion}>
      {children}
    </div>
  );
}
