/** Stubs for a tree that documents no product. Its bundles have this module in place of `components/product`. */
import type { ReactNode } from "react";
import "./prose.css";

export { Home } from "./home";

/** Posts have no pictures. */
export const Picture = (_: { name: string }): ReactNode => null;

/** No component is placed beside the text. */
export const besideText = undefined;

/** Returns the content of a page unchanged. */
export const arrange = (content: ReactNode): ReactNode => content;

/** No additional components, in either wording. */
export const components = { original: {}, edition: {} };
