const images = "png|jpe?g|gif|svg|webp|avif|ico";
/** Ends of the names of files that pages show or offer to readers as they are, as a regular expression. */
export const media = `${images}|mp4|webm|mp3|pdf`;
const imageEnd = new RegExp(`\\.(?:${images})$`, "i");
const mediaEnd = new RegExp(`\\.(?:${media})$`, "i");

/**
 * Whether a file is one of these, by its name.
 *
 * @param {string} path
 */
export const isMedia = (path) => mediaEnd.test(path);

/**
 * Whether a file is an image, by its name.
 *
 * @param {string} path
 */
export const isImage = (path) => imageEnd.test(path);
