/** Props of a scroll container: a tab stop, which `ScrollStops` removes if the content does not overflow. */
export const scrollRegion = { tabIndex: 0, "data-scrolls": "" } as const;
