type Props = {
  path: string;
  /** In pixels at the usual font size; drawings grow with the text. */
  size: number;
  className?: string;
  /** It points along the line. */
  points?: boolean;
};

/** One outline on a 24-unit grid, drawn with the current text color; decoration that assistive technology skips. */
export function Outline({ path, size, className, points }: Props) {
  return (
    <svg
      className={className}
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
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
