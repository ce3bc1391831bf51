import { fillTone } from "./tones";

type SwatchProps = { tone: string; width?: number; height?: number };

/** The color of a name of the sample company, beside that name in a legend or a list. */
export function Swatch({ tone, width = 14, height = 12 }: SwatchProps) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      <rect className={fillTone(tone)} width={width} height={height} rx={3} />
    </svg>
  );
}
