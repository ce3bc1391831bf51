"use client";

import type { FocusEvent, SVGProps } from "react";

/** The SVG that contains the spots of a board. A spot focused by keyboard is scrolled into view with its whole card. */
export function SpotGroup(props: SVGProps<SVGSVGElement>) {
  return <svg {...props} onFocus={reveal} />;
}

/** On focus, browsers scroll horizontally only until the first 32 pixels of the element are visible. */
function reveal({ target }: FocusEvent<SVGSVGElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "end" });
}
