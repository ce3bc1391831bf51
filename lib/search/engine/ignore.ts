/** Ignores a failed warm-up: the search that follows retries and reports the error. */
export function ignore(): void {}
