import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onColorSchemeChange, usesDark } from "@/components/theme/color-scheme";
import { beforePrint } from "./before-print";

/** A drawing for the screen and, in light colors, for paper; or what kept it from being drawn; or nothing yet. */
export type Drawing = { screen: string; paper: string } | { error: string } | undefined;

/**
 * The drawing of a diagram: made when `root` comes near the window or the page is to be printed, and again when the color mode
 * changes.
 */
export function useDrawing(root: RefObject<HTMLElement | null>, id: string, source: string): Drawing {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const drawer = createDrawer(id, source, setDrawing);
    let stopFollowing = () => {};
    const start = () => {
      observer.disconnect();
      stopFollowing();
      stopFollowing = onColorSchemeChange(drawer.draw);
      return drawer.draw();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void start(),
      { rootMargin: "200px" },
    );
    observer.observe(element);
    const stopPrinting = beforePrint(start);
    return () => {
      drawer.end();
      observer.disconnect();
      stopFollowing();
      stopPrinting();
    };
  }, [root, id, source]);
  return drawing;
}

/** Draws once for each color mode, and shows the result at once: a page being printed waits for no later render. */
function createDrawer(id: string, source: string, show: (drawing: Drawing) => void) {
  let isCurrent = true;
  let wanted: { dark: boolean; done: Promise<void> } | undefined;
  const make = async (dark: boolean) => {
    const drawing = await drawTwice(id, source, dark);
    if (isCurrent && wanted?.dark === dark) flushSync(() => show(drawing));
  };
  const fail = (error: unknown) => {
    wanted = undefined;
    if (isCurrent) show({ error: String(error) });
  };
  return {
    draw(): Promise<void> {
      const dark = usesDark();
      if (wanted?.dark !== dark) wanted = { dark, done: make(dark).catch(fail) };
      return wanted.done;
    },
    end() {
      isCurrent = false;
    },
  };
}

async function drawTwice(id: string, source: string, dark: boolean): Promise<Drawing> {
  const { drawDiagram } = await import("./draw-diagram");
  const screen = await drawDiagram(id, source, dark);
  if ("error" in screen) return screen;
  const paper = dark ? await drawDiagram(`${id}-paper`, source, false) : screen;
  return "error" in paper ? paper : { screen: screen.svg, paper: paper.svg };
}
