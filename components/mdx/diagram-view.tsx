"use client";

import { useEffect, useId, useRef, useState } from "react";
import { onColorSchemeChange, usesDark } from "@/components/theme/color-scheme";
import styles from "./diagram.module.css";

type State = { svg: string } | { error: string } | undefined;

/** Draws one diagram when it comes near the window, and again when the color mode changes. */
export function DiagramView({ source, title }: { source: string; title: string }) {
  const id = `diagram-${useId().replace(/\W/g, "")}`;
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let current = true;
    const draw = async () => {
      const { drawDiagram } = await import("./draw-diagram");
      const result = await drawDiagram(id, source, usesDark());
      if (current) setState(result);
    };
    const start = () => {
      draw().catch((error: unknown) => current && setState({ error: String(error) }));
    };
    let stopFollowing = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
        stopFollowing = onColorSchemeChange(start);
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => {
      current = false;
      observer.disconnect();
      stopFollowing();
    };
  }, [id, source]);

  return (
    <div ref={root} className={styles.view} data-state={state ? ("svg" in state ? "drawn" : "failed") : "waiting"}>
      {state && "svg" in state ? (
        <div className={styles.drawing} role="group" aria-label={title} tabIndex={0}>
          <div dangerouslySetInnerHTML={{ __html: state.svg }} />
        </div>
      ) : (
        <pre tabIndex={0}>{source}</pre>
      )}
      {state && "error" in state && (
        <p role="alert">The diagram could not be drawn; this is its source. Message: {state.error}</p>
      )}
    </div>
  );
}
