"use client";

import type { FocusEvent, SVGProps } from "react";

/** The drawing that the spots of a board are in. A spot that gets the focus by keyboard comes into view with the whole of its card. */
export function SpotGroup(props: SVGProps<SVGSVGElement>) {
  return <svg {...props} onFocus={reveal} />;
}

/** Browsers scroll sideways only until the first 32 pixels of what has the focus are seen. */
function reveal({ target }: FocusEvent<SVGSVGElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "end" });
}
