import type { ReactNode } from "react";
import { percent } from "@/lib/product/figures/geometry";

/** Pixels that start at a part of the width: what stands inside keeps its size when the drawing stretches. */
export function At({ x, y, className, children }: { x: number; y?: number; className?: string; children: ReactNode }) {
  return (
    <svg x={percent(x)} y={y} overflow="visible" className={className} aria-hidden="true">
      {children}
    </svg>
  );
}
