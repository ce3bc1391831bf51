/** Line icons on a 12 × 12 field, drawn with the stroke of the text color. */
export const iconPaths = {
  people:
    "M4.2 5.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4M1 10.4c0-2 1.3-3.4 3.2-3.4s3.2 1.4 3.2 3.4M8.3 5.4a1.5 1.5 0 1 0-.6-2.9M9 7.1c1.2.3 2 1.5 2 3.3",
  chain: "M5 7a2 2 0 0 0 2.9.1l2-2a2 2 0 0 0-2.9-2.9l-.7.7M7 5a2 2 0 0 0-2.9-.1l-2 2A2 2 0 0 0 5 9.8l.7-.7",
  loop: "M10 5.2A4.1 4.1 0 0 0 2.4 4M2 6.8A4.1 4.1 0 0 0 9.6 8M2 1.8V4.2H4.4M10 10.2V7.8H7.6",
  exception: "M10 5.2A4.1 4.1 0 0 0 2.4 4M2 6.8A4.1 4.1 0 0 0 9.6 8M2 1.8V4.2H4.4M10 10.2V7.8H7.6M2 11 10 1",
  lock: "M3.8 5.4V3.9a2.2 2.2 0 0 1 4.4 0v1.5M2.5 5.4h7v5h-7zM6 7.4v1.2",
  high: "M6 10.5V2M2.8 5.1 6 1.9l3.2 3.2",
  low: "M6 1.5V10M2.8 6.9 6 10.1l3.2-3.2",
  search: "M5.2 8.9a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4M7.9 7.9 10.8 10.8",
  fit: "M1.5 4V1.5H4M8 1.5h2.5V4M10.5 8v2.5H8M4 10.5H1.5V8",
  previous: "M7.5 2 3.5 6l4 4",
  next: "M4.5 2l4 4-4 4",
  down: "M2.5 4.5 6 8l3.5-3.5",
  collapse: "M2 2.5h8M2 9.5h8M6 4v4M4.5 5.5 6 4l1.5 1.5M4.5 6.5 6 8l1.5-1.5",
  container: "M1.5 3h9v6h-9zM4 3v6",
  calendar: "M1.8 2.8h8.4v7.7H1.8zM1.8 5.2h8.4M4 1.5v2M8 1.5v2",
  filterOff: "M1.5 2h9L7.2 6.2v4L4.8 9V6.2zM2 11 10 1",
  undo: "M4 2 1.5 4.5 4 7M1.5 4.5h5.3a3 3 0 0 1 0 6H4",
  state: "M2 1.5h6.5L10.5 3.5v7H2zM4 1.5v3h4v-3M4 10.5V7.5h4.5v3",
  pdf: "M2.5 1.5h5l2 2v7h-7zM7 1.5v2.5h2.5M6 5.5v3M4.7 7.3 6 8.6l1.3-1.3",
  rows: "M1.5 2.5h9M1.5 6h9M1.5 9.5h9",
  gantt: "M1.5 2.5h5M3.5 6h5M6.5 9.5h4",
  pivot: "M1.5 1.5h9v9h-9zM1.5 4.8h9M4.8 1.5v9",
  bell: "M2.5 8.5h7c-.8-.8-1-1.7-1-3.3a2.5 2.5 0 0 0-5 0c0 1.6-.2 2.5-1 3.3M5 10.3h2",
  help: "M4.2 4.3a1.9 1.9 0 1 1 2.7 1.7c-.6.3-.9.7-.9 1.4M6 9.6v.1",
  user: "M6 5.6a2 2 0 1 0 0-4 2 2 0 0 0 0 4M2.2 10.5c.2-2.1 1.7-3.4 3.8-3.4s3.6 1.3 3.8 3.4",
  cog: "M6 7.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M6 1.3v1.6M6 9.1v1.6M1.3 6h1.6M9.1 6h1.6M2.7 2.7l1.1 1.1M8.2 8.2l1.1 1.1M9.3 2.7 8.2 3.8M3.8 8.2 2.7 9.3",
  check: "M2 6.3 4.8 9 10 3",
  cross: "M2.5 2.5l7 7M9.5 2.5l-7 7",
  plus: "M6 2v8M2 6h8",
  warning: "M6 1.5 11 10.3H1zM6 4.8v2.6M6 8.9v.1",
  warningMark: "M6 1.5v5.2M6 10v.2",
  infoMark: "M6 5.3v5.2M6 1.8v.2",
  error: "M6 10.7a4.7 4.7 0 1 0 0-9.4 4.7 4.7 0 0 0 0 9.4M4.3 4.3l3.4 3.4M7.7 4.3 4.3 7.7",
  info: "M6 10.7a4.7 4.7 0 1 0 0-9.4 4.7 4.7 0 0 0 0 9.4M6 5.5v3M6 3.6v.1",
  home: "M1.5 5.8 6 1.8l4.5 4M2.8 5v5.5h6.4V5",
  car: "M1.5 8.5V6l1.3-3.2h6.4L10.5 6v2.5zM1.5 6h9M3.3 8.5v1.3M8.7 8.5v1.3",
  menu: "M6 2.5v.1M6 6v.1M6 9.5v.1",
  phone:
    "M3 1.5h2l.8 2.5-1.3.9a6 6 0 0 0 2.6 2.6l.9-1.3 2.5.8v2c0 .8-.7 1.3-1.5 1.2A8.2 8.2 0 0 1 1.8 3c-.1-.800.4-1.5 1.2-1.5",
  mail: "M1.5 2.8h9v6.4h-9zM1.5 3.3 6 6.7l4.5-3.4",
  pin: "M6 10.8C3.7 8.3 2.5 6.5 2.5 4.8a3.5 3.5 0 0 1 7 0c0 1.7-1.2 3.5-3.5 6M6 6a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 6 6",
  drag: "M4 2.5v.1M4 6v.1M4 9.5v.1M8 2.5v.1M8 6v.1M8 9.5v.1",
} as const;

/** Name of an icon. */
export type IconName = keyof typeof iconPaths;

/** Tells whether a text of a data file names an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
