"use client";

import { useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { beforePrint, printWhenReady } from "@/components/mdx/before-print";
import { Icon } from "@/components/ui/icon";
import styles from "./print-document.module.css";

/** Draws the diagrams of the joined pages, which no other script does, and prints once they are drawn. */
export function PrintControls() {
  const [isDrawing, setDrawing] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const figures = [...document.querySelectorAll("[data-print-pages] [data-diagram]:has([data-state])")];
    setDrawing(figures.length > 0);
    const drawn = drawAll(figures, () => isCurrent)
      .catch((error: unknown) =>
        console.warn("The diagrams could not be drawn; their sources stand in their place.", error),
      )
      .then(() => isCurrent && setDrawing(false));
    const stop = beforePrint(() => drawn);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return (
    <div className={styles.controls}>
      <button type="button" onClick={() => void printWhenReady()}>
        <Icon name="print" size={18} /> {shell.print.button}
      </button>
      <span role="status">{isDrawing && shell.print.drawing}</span>
    </div>
  );
}

/** Replaces the source of each diagram with its drawing, one after the other. */
async function drawAll(figures: readonly Element[], isCurrent: () => boolean): Promise<void> {
  if (figures.length === 0) return;
  const { drawDiagram } = await import("@/components/mdx/diagram/draw-diagram");
  for (const [index, figure] of figures.entries()) {
    const view = figure.querySelector("[data-state]");
    const source = view?.querySelector("pre")?.textContent;
    if (!view || !source || !isCurrent()) continue;
    const drawing = await drawDiagram(`print-diagram-${index}`, source);
    if (!("svg" in drawing)) continue;
    view.innerHTML = drawing.svg;
    view.setAttribute("data-state", "drawn");
  }
}
