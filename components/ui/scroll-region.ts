/** What an element that scrolls by itself is given: a stop for the Tab key, which `ScrollStops` takes away where nothing is cut off. */
export const scrollRegion = { tabIndex: 0, "data-scrolls": "" } as const;
