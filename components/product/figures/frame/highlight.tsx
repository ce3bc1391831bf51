import type { ReactNode } from "react";
import { boxOf, type Place } from "@/lib/product/figures/geometry";
import { At, classNames } from "./drawing";
import styles from "./highlight.module.css";

type MarkedProps = { isMarked: boolean; isInside?: boolean; children: ReactNode };

/** Puts the highlight around a part of a screen that is not drawn as SVG: ring, halo and the number of the caption. */
export function Marked({ isMarked, isInside, children }: MarkedProps) {
  if (!isMarked) return children;
  return (
    <div className={classNames(styles.marked, isInside && styles.inside)}>
      {children}
      <MarkNumber />
    </div>
  );
}

/** The number alone, for a part that carries the class of the highlight itself, such as a table cell. */
export function MarkNumber() {
  return (
    <b className={styles.number} aria-hidden="true">
      1
    </b>
  );
}

/** Class of the ring for an element that cannot be wrapped; it needs a `MarkNumber` inside. */
export const markedClass = styles.marked;

type Box = { x: string | number; y: number; width: string | number; height: number };

/** A ring that fits between a sign and its neighbors in a bar, in the color of what is written there. */
export function SignRing({ place: { x, y, height, dx = 0, pixels = 0 } }: { place: Place }) {
  return (
    <At x={x}>
      <rect className={styles.sign} x={dx} y={y} width={pixels} height={height} rx={3} />
    </At>
  );
}

function Rings({ isOutline, ...box }: Box & { isOutline: boolean }) {
  return (
    <>
      <rect className={styles.glow} {...box} rx={5} />
      <rect className={isOutline ? styles.outline : styles.ring} {...box} rx={5} />
      {isOutline ? null : <rect className={styles.gap} {...box} rx={4} />}
    </>
  );
}

/** The accent ring with its halo: below what it marks, so that the part stays whole, or as an outline over it. */
export function Ring({ place, isOutline = false }: { place: Place; isOutline?: boolean }) {
  if (place.width !== undefined) return <Rings {...boxOf(place)} isOutline={isOutline} />;
  const { x, y, height, dx, pixels } = place;
  return (
    <At x={x}>
      <Rings x={dx} y={y} width={pixels} height={height} isOutline={isOutline} />
    </At>
  );
}

/** Where the number stands: at a corner, before the place, behind one that is measured in pixels, or at the top of that. */
type Corner = "start" | "end" | "before" | "on";

function numberPlace(place: Place, corner: Corner): { x: number; dx: number; y: number } {
  if (corner === "end") {
    return place.width === undefined
      ? { x: place.x, dx: place.dx + place.pixels + 9, y: place.y + place.height / 2 }
      : { x: place.x + place.width, dx: 2, y: place.y - 5 };
  }
  if (corner === "on") return { x: place.x, dx: (place.dx ?? 0) + (place.pixels ?? 0) / 2, y: place.y + 12 };
  const isAtEdge = place.x < 0.02 && (place.dx ?? 0) < 12;
  if (corner === "before" && !isAtEdge) return { x: place.x, dx: (place.dx ?? 0) - 11, y: place.y + place.height / 2 };
  return { x: place.x, dx: isAtEdge ? 10 : (place.dx ?? 0) - 3, y: place.y - 5 };
}

/** The number that the caption repeats, at pixels of the drawing; it makes the mark readable without color. */
export function CalloutNumber({ dx, y }: { dx: number; y: number }) {
  return (
    <g className={styles.callout} transform={`translate(${dx} ${y})`}>
      <circle r={8} />
      <text y={3.8}>1</text>
    </g>
  );
}

/** The number of a highlight at its place. */
export function Callout({ place, corner = "start" }: { place: Place; corner?: Corner }) {
  const { x, dx, y } = numberPlace(place, corner);
  return (
    <At x={x}>
      <CalloutNumber dx={dx} y={y} />
    </At>
  );
}

/**
 * Where a scroll region starts when its highlight would be out of sight on a narrow screen. Browsers that know
 * `scroll-initial-target` begin there, to a tenth of the width; the others begin at the left.
 * @param x Place of the highlight, as a part of the width.
 * @param before Part of the width to show before it; more than the column that stays in view covers.
 */
export function ScrollTarget({ x, before }: { x: number; before: number }) {
  const start = x - before;
  return start > 0 ? <span className={styles.target} data-tenths={Math.floor(start * 10)} /> : null;
}
