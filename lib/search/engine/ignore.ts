/** Warming up may fail quietly: the search that follows tries again and says so. */
export function ignore(): void {}
