import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onColorSchemeChange, usesDark } from "@/components/theme/color-scheme";
import { beforePrint } from "./before-print";

/** A drawing, what kept it from being drawn, or nothing yet. */
export type Drawing = { svg: string } | { error: string } | undefined;

/**
 * The drawing of a diagram: made when `root` comes near the window, again when the color mode changes, and in light colors
 * before the page is printed, wherever the reader is.
 */
export function useDrawing(root: RefObject<HTMLElement | null>, id: string, source: string): Drawing {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const drawer = createDrawer(id, source, setDrawing);
    let stopFollowing = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void drawer.draw(usesDark());
        stopFollowing = onColorSchemeChange(() => void drawer.draw(usesDark()));
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    const stopPrinting = beforePrint(() => drawer.draw(false));
    const afterPrint = () => void drawer.draw(usesDark());
    addEventListener("afterprint", afterPrint);
    return () => {
      drawer.end();
      observer.disconnect();
      stopFollowing();
      stopPrinting();
      removeEventListener("afterprint", afterPrint);
    };
  }, [root, id, source]);
  return drawing;
}

/** Draws on demand, once for each change of colors, and reports at once: a page being printed waits for no later render. */
function createDrawer(id: string, source: string, report: (drawing: Drawing) => void) {
  let isCurrent = true;
  let wanted: { dark: boolean; done: Promise<void> } | undefined;
  const make = async (dark: boolean) => {
    const { drawDiagram } = await import("./draw-diagram");
    const drawing = await drawDiagram(id, source, dark);
    if (isCurrent && wanted?.dark === dark) flushSync(() => report(drawing));
  };
  const fail = (error: unknown) => {
    wanted = undefined;
    if (isCurrent) report({ error: String(error) });
  };
  return {
    draw(dark: boolean): Promise<void> {
      if (wanted?.dark !== dark) wanted = { dark, done: make(dark).catch(fail) };
      return wanted.done;
    },
    end() {
      isCurrent = false;
    },
  };
}
