/** SVG paths on a 24-unit grid. */
const paths = {
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M9 5.5l6.5 6.5L9 18.5",
  down: "M5.5 9l6.5 6.5L18.5 9",
  back: "M15 5.5L8.5 12l6.5 6.5",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5L20 20",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  monitor: "M4 5h16v11H4zM9 20h6M12 16v4",
  globe: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z",
  version: "M12 3.5l8 4.2-8 4.2-8-4.2zM4 12l8 4.2 8-4.2M4 16.3l8 4.2 8-4.2",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  check: "M5 12.5l4.5 4.5L19 7.5",
  wrap: "M4 6h16M4 12h12.5a3 3 0 0 1 0 6H12M14 15.5L11.5 18l2.5 2.5M4 18h4",
  edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  tag: "M4 4h8l8 8-8 8-8-8zM8 8h.01",
  note: "M6 3.5h9l4 4v13H6zM9 11h7M9 15h7",
  tip: "M9.5 18.5h5M10.5 21h3M12 3a6 6 0 0 1 3.5 10.9c-.7.6-1 1.3-1 2.1h-5c0-.8-.3-1.5-1-2.1A6 6 0 0 1 12 3Z",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.7v.1",
  warning: "M12 4l9 16H3zM12 10v4.5M12 17.2v.1",
  danger: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16v.1",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2",
  sparkle: "M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8z",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.5-1.5",
  arrow: "M5 12h14M13 6l6 6-6 6",
  board: "M4 4.5h16v15H4zM4 9.5h16M4 14.5h16M9.5 9.5v10",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z",
  plug: "M9 3.5v4.5M15 3.5v4.5M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5",
  code: "M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  print: "M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z",
} as const;

/** Icons that point along the text direction; they are mirrored in right-to-left languages. */
const pointing: ReadonlySet<string> = new Set<keyof typeof paths>(["chevron", "back", "arrow"]);

/** Name of an icon. */
export type IconName = keyof typeof paths;

/** A decorative icon: the text beside it, or the control's label, carries the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Outline path={paths[name]} size={size} points={pointing.has(name)} />;
}

type OutlineProps = {
  path: string;
  /** In pixels at the default font size; scales with the text. */
  size: number;
  /** It points along the text direction. */
  points?: boolean;
};

/** An outline icon on a 24-unit grid, in the current text color and hidden from assistive technology. */
export function Outline({ path, size, points }: OutlineProps) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-points={points ? "" : undefined}
    >
      <path d={path} />
    </svg>
  );
}
