import { preload } from "react-dom";
import { iconPath } from "@/lib/paths";
import { site } from "@/lib/site";

/** The site's face; `app/styles/fonts.css` names the same file, a test holds the two together. */
export const fontFile = "/fonts/figtree-5.3.0-subset.woff2";

/**
 * Links in the document's head: preload of the font, so that it is there before the first text is painted, the icons, and the description
 * of the API for programs. They stay when the page changes: extensions of the browser replace icons, and React would fail to remove those
 * that are gone.
 */
export function HeadLinks() {
  preload(fontFile, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const { serviceDescription: api } = site;
  return (
    <>
      {site.color && <link rel="stylesheet" href="/colors.css" precedence="site" />}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {api && <link rel="service-desc" type={api.type} title={api.label} href={api.href} />}
      <link rel="apple-touch-icon" sizes="180x180" href={iconPath("apple-touch-icon.png")} />
    </>
  );
}
