/**
 * What the reader has written into the form that stands in the document until the code of the search page takes its place, and whether
 * the focus is there; nothing once that form is gone.
 */
export function readEarly(): { query: string; isFocused: boolean } {
  const field = typeof document === "undefined" ? null : document.querySelector("[data-early] input");
  return {
    query: field instanceof HTMLInputElement ? field.value : "",
    isFocused: field !== null && field === document.activeElement,
  };
}
