import { markRadius, markStrokeWidth, quietOpacity } from "@/components/ui/mark";
import { site } from "@/lib/site";

type Props = {
  /** Edge length in pixels. */
  size: number;
  ground: string;
  ink: string;
  /** Fraction of the edge left free on each side: maskable icons must keep the mark within the middle 80%. */
  padding?: number;
  rounded?: boolean;
};

/** The mark on its tile, for images rendered at build time. */
export function MarkTile({ size, ground, ink, padding = 0, rounded = true }: Props) {
  const box = 32 / (1 - 2 * padding);
  const offset = -(box - 32) / 2;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={`${offset} ${offset} ${box} ${box}`}>
      <rect x={offset} y={offset} width={box} height={box} rx={rounded ? markRadius : 0} fill={ground} />
      {site.mark.map(({ d, quiet }) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke={ink}
          strokeWidth={markStrokeWidth}
          strokeLinecap="round"
          opacity={quiet ? quietOpacity : 1}
        />
      ))}
    </svg>
  );
}
