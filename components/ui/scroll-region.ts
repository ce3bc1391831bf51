/** Props of an element that scrolls by itself: a tab stop, which `ScrollStops` removes if nothing is cut off. */
export const scrollRegion = { tabIndex: 0, "data-scrolls": "" } as const;
