import { palette } from "./palette";

/** Bars of the board behind the title: row, start and length in columns, and opacity. */
const bars = [
  [0, 1, 4, 0.22],
  [0, 6, 3, 0.1],
  [1, 0, 2, 0.12],
  [1, 3, 5, 0.3],
  [2, 2, 3, 0.16],
  [2, 6, 4, 0.1],
  [3, 1, 6, 0.2],
  [4, 0, 3, 0.1],
  [4, 4, 4, 0.26],
] as const;

const column = 52;
const row = 78;
const left = 800;
const top = 92;

/** Background of the preview: the planning board on the right and the wave of the site's footer at the bottom. */
export function PreviewGround() {
  return (
    <svg
      aria-hidden="true"
      width="1200"
      height="627"
      viewBox="0 0 1200 627"
      style={{ position: "absolute", top: 0, left: 0 }}
    >
      {bars.map(([line, from, length, opacity]) => (
        <rect
          key={`${line}-${from}`}
          x={left + from * column}
          y={top + line * row}
          width={length * column - 12}
          height={46}
          rx={12}
          fill={palette.onPurple}
          opacity={opacity}
        />
      ))}
      <path
        d="M0 540C140 500 290 494 460 520s320 54 500 26 190-34 240-30v111H0Z"
        fill={palette.purpleLight}
        opacity={0.9}
      />
      <path d="M0 578c180-32 350-36 540-9s360 30 660-20v78H0Z" fill={palette.deep} />
    </svg>
  );
}
