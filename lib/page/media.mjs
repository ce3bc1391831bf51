/** Ends of the names of images, as a regular expression. */
export const images = "png|jpe?g|gif|svg|webp|avif|ico";
/** And of all files that pages show or offer to readers as they are. */
export const media = `${images}|mp4|webm|mp3|pdf`;
