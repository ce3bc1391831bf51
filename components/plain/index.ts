/** What a tree that is about no product has beside the components of every documentation. Its bundles have this in place of `components/product`. */
export { Home } from "./home";

/** Puts the content of a page together: as it is written. */
export const arrange = undefined;

export const components = {};
