/** The site's face; `app/styles/fonts.css` names the same file, a test holds the two together. */
export const fontFile = "/fonts/figtree-latin-5.3.0.woff2";

/** What a page asks for beside its own files: the font, so that it is there before the first text is painted, and the icon of home screens. */
export function HeadLinks() {
  return (
    <>
      <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="apple-touch-icon" sizes="180x180" href="/icons/apple-touch-icon.png" />
    </>
  );
}
