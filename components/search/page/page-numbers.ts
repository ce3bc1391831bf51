/** Page numbers to offer around the current one, `undefined` for a gap: 1 … 4 5 6 … 12. */
export function pageNumbers(current: number, last: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [undefined, page];
  });
}
