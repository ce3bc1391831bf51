import type { ReactNode } from "react";
import { Icon } from "../icons";
import styles from "./check-box.module.css";

type CheckBoxProps = { label: string; isTicked: boolean; children?: ReactNode };

/** A box with its label, ticked or empty; what else is said of it follows the label. */
export function CheckBox({ label, isTicked, children }: CheckBoxProps) {
  return (
    <span className={styles.check} data-ticked={isTicked || undefined}>
      <i>{isTicked ? <Icon name="check" size={10} /> : null}</i>
      {label}
      {children}
    </span>
  );
}
