import type { SVGProps } from "react";
import type { OpenFigure } from "../open-figure";

type PictureProps = SVGProps<SVGSVGElement> & { figure: OpenFigure; label: string };

/** The drawing of a figure where that is one SVG: it has a name and the description of the figure. */
export function Picture({ figure, label, ...svg }: PictureProps) {
  return <svg {...svg} {...figure.picture(label)} />;
}
