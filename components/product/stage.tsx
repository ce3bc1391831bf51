import type { ReactNode } from "react";
import type { stageNames } from "@/lib/product/contracts";
import styles from "./stage.module.css";

type Props = { name: (typeof stageNames)[number]; children?: ReactNode };

/** One stage of the roadmap: a heading whose mark shows how far its items are, and the items along a thread. */
export function Stage({ name, children }: Props) {
  return (
    <div className={styles.stage} data-stage={name}>
      {children}
    </div>
  );
}
