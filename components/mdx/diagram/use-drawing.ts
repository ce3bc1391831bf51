import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { beforePrint } from "../before-print";
import type { Drawing } from "./draw-diagram";

/** The drawing of a diagram, made when `root` comes near the window or the page is to be printed; nothing until then. */
export function useDrawing(root: RefObject<HTMLElement | null>, id: string, source: string): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isCurrent = true;
    let done: Promise<void> | undefined;
    const start = () => {
      observer.disconnect();
      done ??= make(id, source).then((result) => {
        // Shown at once: a page being printed waits for no later render.
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
