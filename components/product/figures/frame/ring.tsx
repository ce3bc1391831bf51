import { percent } from "@/lib/product/figures/geometry";
import type { Place } from "@/lib/product/figures/place";
import { At } from "./at";
import styles from "./ring.module.css";

type Box = { x: string | number; y: number; width: string | number; height: number };

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
  const { x, y, height } = place;
  if (place.width !== undefined) {
    return <Rings x={percent(x)} y={y} width={percent(place.width)} height={height} isOutline={isOutline} />;
  }
  return (
    <At x={x}>
      <Rings x={place.dx} y={y} width={place.pixels} height={height} isOutline={isOutline} />
    </At>
  );
}

/** Where the number stands: at a corner, or behind a place that is measured in pixels. */
function numberPlace(place: Place, corner: "start" | "end"): { x: number; dx: number; y: number } {
  if (corner === "end") {
    return place.width === undefined
      ? { x: place.x, dx: place.dx + place.pixels + 9, y: place.y + place.height / 2 }
      : { x: place.x + place.width, dx: 2, y: place.y - 5 };
  }
  const isAtEdge = place.x < 0.02 && (place.dx ?? 0) < 12;
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
export function Callout({ place, corner = "start" }: { place: Place; corner?: "start" | "end" }) {
  const { x, dx, y } = numberPlace(place, corner);
  return (
    <At x={x}>
      <CalloutNumber dx={dx} y={y} />
    </At>
  );
}
