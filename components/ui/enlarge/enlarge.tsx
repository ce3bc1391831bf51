"use client";

import { useRef, useState } from "react";
import { shell } from "#texts/shell";
import styles from "./enlarge.module.css";
import { EnlargedView } from "./enlarged-view";

/** Opens the part of its figure that is marked `data-enlarges` over the whole window, to be moved and zoomed. */
export function Enlarge({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Element>();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-label={shell.enlarge.of(label)}
        onClick={() => setShown(button.current?.closest("figure")?.querySelector("[data-enlarges]") ?? undefined)}
      >
        {shell.enlarge.button}
      </button>
      {shown && <EnlargedView label={label} shown={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
