type Props = { path: string; size: number; className?: string };

/** One outline on a 24-unit grid, drawn with the current text color; decoration that assistive technology skips. */
export function Outline({ path, size, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
