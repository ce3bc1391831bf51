"use client";

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { shell } from "#texts/shell";
import { scrollRegion } from "@/components/ui/scroll-region";
import { beforePrint } from "../before-print";
import styles from "./diagram.module.css";
import type { Drawing } from "./draw-diagram";
import { Drawn } from "./drawn";

type Props = {
  source: string;
  title: string;
  /** Language of the message, where the page has another one. */
  lang?: string;
};

/** A diagram without a prebuilt drawing: shows its source until the browser has drawn it, or if drawing fails. */
export function DiagramView({ source, title, lang }: Props) {
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
      {drawing && "error" in drawing && (
        <p role="alert" lang={lang}>
          {shell.diagram.failed(drawing.error)}
        </p>
      )}
    </div>
  );
}

/** Draws a diagram when `root` comes near the viewport or the page is about to be printed; undefined until then. */
function useDrawing(root: RefObject<HTMLElement | null>, id: string, source: string): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isCurrent = true;
    let done: Promise<void> | undefined;
    const start = () => {
      observer.disconnect();
      done ??= make(id, source).then((result) => {
        // Render synchronously: a page being printed does not wait for a later render.
        if (isCurrent) flushSync(() => setDrawing(result));
      });
      return done;
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void start(),
      { rootMargin: "200px" },
    );
    observer.observe(element);
    const stopPrinting = beforePrint(start);
    return () => {
      isCurrent = false;
      observer.disconnect();
      stopPrinting();
    };
  }, [root, id, source]);
  return drawing;
}

const make = (id: string, source: string): Promise<Drawing> =>
  import("./draw-diagram").then(
    ({ drawDiagram }) => drawDiagram(id, source),
    (error: unknown) => ({ error: String(error) }),
  );
