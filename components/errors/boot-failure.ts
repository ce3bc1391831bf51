/** Dispatched on the window by code that fails to load a file itself, with the file's address as detail. */
export const bootFailedEvent = "bootfailed";

/** Marks script elements whose failure is handled by the code that added them. */
export const handledAttribute = "data-handled";
