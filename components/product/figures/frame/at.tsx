import type { ReactNode } from "react";
import { percent } from "@/lib/product/figures/geometry";

type AtProps = { x: number; y?: number; className?: string; children: ReactNode };

/** Pixels that start at a part of the width and, if given, of the height: what stands inside keeps its size when the drawing stretches. */
export function At({ x, y, className, children }: AtProps) {
  return (
    <svg
      x={percent(x)}
      y={y === undefined ? undefined : percent(y)}
      overflow="visible"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
