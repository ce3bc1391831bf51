/** Dispatched on the window, with the address of the file as its detail, by code that gives up loading one by itself. */
export const bootFailedEvent = "bootfailed";

/** Marks script elements whose failure is handled by the code that added them. */
export const handledAttribute = "data-attended";
