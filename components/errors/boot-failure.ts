/** Event dispatched on the window by code that has failed to load a file itself; its detail is the file's URL. */
export const bootFailedEvent = "bootfailed";

/** Attribute of script elements whose load failure is handled by the code that added them. */
export const handledAttribute = "data-handled";
