/** The site's face; `app/styles/fonts.css` names the same file, a test holds the two together. */
export const fontFile = "/fonts/figtree-latin-5.3.0.woff2";

/** Asks for the font with the page itself, so that it is there before the first text is painted. */
export function PreloadFont() {
  return <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
