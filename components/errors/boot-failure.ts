/** Dispatched on the window, with the address of the file as its detail, by code that gives up loading one by itself. */
export const bootFailedEvent = "bootfailed";

/** On script elements whose failure is dealt with by the code that added them. */
export const attendedAttribute = "data-attended";
