import type { ReactNode } from "react";
import { percent } from "@/lib/product/figures/geometry";
import { type IconName, iconPaths } from "@/lib/product/figures/icon-paths";
import styles from "./drawing.module.css";

/** Joins the class names that are there; undefined when none is, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}

/** Class that gives the color token of a name of the sample company (`SERVICE`, `CONFIRMED`, `NORTH`) or of a message type. */
const toneOf = (name: string) => styles[name.toLowerCase()];

/** Classes that fill a shape with the color of a name. */
export function fillTone(name: string): string | undefined {
  return classNames(styles.fill, toneOf(name));
}

/** Classes that draw a line in the color of a name; time markers differ in their dashes too. */
export function strokeTone(name: string): string | undefined {
  return classNames(styles.stroke, toneOf(name));
}

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

type IconProps = { name: IconName; x?: number; y?: number; size?: number; className?: string };

/** An icon of the product, inside a drawing or in a line of text. It is decoration: a text beside it says the same. */
export function Icon({ name, x, y, size = 12, className }: IconProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 12 12" className={className} aria-hidden="true">
      <path className={styles.icon} d={iconPaths[name]} />
    </svg>
  );
}

type SwatchProps = { tone: string; width?: number; height?: number };

/** The color of a name of the sample company, beside that name in a legend or a list. */
export function Swatch({ tone, width = 14, height = 12 }: SwatchProps) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      <rect className={fillTone(tone)} width={width} height={height} rx={3} />
    </svg>
  );
}

/** The hatching of non-working time in a bar, as a pattern that `fill` refers to by its id. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2={6} x1={1} x2={1} className={styles.hatch} />
      </pattern>
    </defs>
  );
}
