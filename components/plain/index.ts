/** What a tree that is about no product has beside the components of every documentation. Its bundles have this in place of `components/product`. */
import type { ReactNode } from "react";
import "./prose.css";

export { Home } from "./home";

/** Posts have no pictures. */
export const Picture = (_: { name: string }): ReactNode => null;

/** No component stands beside the text. */
export const besideText = undefined;

/** Puts the content of a page together: as it is written. */
export const arrange = (content: ReactNode): ReactNode => content;

/** No components of its own, in either wording. */
export const components = { original: {}, edition: {} };
