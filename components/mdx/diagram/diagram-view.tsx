"use client";

import { useId, useRef } from "react";
import { shell } from "#texts/shell";
import { scrollRegion } from "@/components/ui/scroll-region";
import styles from "./diagram.module.css";
import { Drawn } from "./drawn";
import { useDrawing } from "./use-drawing";

/** A diagram that nobody has drawn yet: its source until it is drawn, or when it cannot be. */
export function DiagramView({ source, title }: { source: string; title: string }) {
  const id = `diagram-${useId().replace(/\W/g, "")}`;
  const root = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(root, id, source);
  const state = drawing ? ("svg" in drawing ? "drawn" : "failed") : "waiting";
  return (
    <div ref={root} className={styles.view} data-state={state}>
      {drawing && "svg" in drawing ? (
        <Drawn svg={drawing.svg} title={title} />
      ) : (
        <pre {...scrollRegion} role="group" aria-label={title}>
          {source}
        </pre>
      )}
      {drawing && "error" in drawing && <p role="alert">{shell.diagram.failed(drawing.error)}</p>}
    </div>
  );
}
