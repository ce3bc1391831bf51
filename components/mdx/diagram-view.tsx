"use client";

import { useId, useRef } from "react";
import styles from "./diagram.module.css";
import { useDrawing } from "./use-drawing";

/** One diagram: its source until it is drawn, or when it cannot be. */
export function DiagramView({ source, title }: { source: string; title: string }) {
  const id = `diagram-${useId().replace(/\W/g, "")}`;
  const root = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(root, id, source);
  const state = drawing ? ("screen" in drawing ? "drawn" : "failed") : "waiting";
  return (
    <div ref={root} className={styles.view} data-state={state}>
      {drawing && "screen" in drawing ? <Drawn {...drawing} title={title} /> : <pre tabIndex={0}>{source}</pre>}
      {drawing && "error" in drawing && (
        <p role="alert">The diagram could not be drawn; this is its source. Message: {drawing.error}</p>
      )}
    </div>
  );
}

/** The drawing in the colors of the screen, and a light one for paper when the screen is dark. */
function Drawn({ screen, paper, title }: { screen: string; paper: string; title: string }) {
  const isSame = screen === paper;
  return (
    <div className={`scroll-shadow ${styles.drawing}`} role="group" aria-label={title} tabIndex={0}>
      <div className={isSame ? undefined : styles.screen} dangerouslySetInnerHTML={{ __html: screen }} />
      {!isSame && <div className="print-only" dangerouslySetInnerHTML={{ __html: paper }} />}
    </div>
  );
}
