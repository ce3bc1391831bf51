import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import styles from "./unknown-component.module.css";

/** Placeholder for a component of a foreign tree that this site lacks: shows its name and its content. */
export function UnknownComponent({ name, inline, children }: { name: string; inline?: string; children?: ReactNode }) {
  const Box = inline === undefined ? "div" : "span";
  return (
    <Box className={styles.unknown} data-inline={inline}>
      <span className={styles.name}>
        <code>{`<${name}>`}</code> {pages.unknownComponent}
        {inline !== undefined && children ? ": " : null}
      </span>
      {children}
    </Box>
  );
}
