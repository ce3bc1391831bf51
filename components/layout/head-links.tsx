import { preload } from "react-dom";
import { iconPath } from "@/lib/paths";
import { site } from "@/lib/site";

/** Path of the site's font; a test ensures that `app/styles/fonts.css` references the same file. */
export const fontFile = "/fonts/figtree-5.3.0-subset.woff2";

/**
 * Links in the document's head: a preload of the font, so that it is available before the first text paint, the icons, and the API
 * description for programs. They persist across navigations, because browser extensions replace icons, and React would fail to remove
 * missing ones.
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
