/** Ends of the names of files that pages show or offer to readers as they are, as a regular expression. */
export const media = "png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mp3|pdf";
