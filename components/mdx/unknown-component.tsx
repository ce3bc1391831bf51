import type { ReactNode } from "react";
import type { Speaking } from "@/lib/authoring/wording";
import { namesOn } from "./site-words";
import styles from "./unknown-component.module.css";

type Props = Speaking & { name: string; inline?: string; children?: ReactNode };

/** Placeholder for a component of a foreign tree that this site lacks: shows its name and its content. */
export function UnknownComponent({ name, inline, siteLanguage, children }: Props) {
  const Box = inline === undefined ? "div" : "span";
  return (
    <Box className={styles.unknown} data-inline={inline}>
      <span className={styles.name}>
        <code>{`<${name}>`}</code> {namesOn(siteLanguage).unknownComponent}
        {inline !== undefined && children ? ": " : null}
      </span>
      {children}
    </Box>
  );
}
