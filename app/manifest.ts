import type { MetadataRoute } from "next";
import { pages } from "#texts/pages";
import { colorOf } from "@/lib/metadata/design-tokens";
import { manifestIcons } from "@/lib/metadata/icons";
import { languageCode, withBase } from "@/lib/nav/edition";
import { iconPath } from "@/lib/paths";
import { site } from "@/lib/site";

export const dynamic = "force-static";

/** The web app manifest, for readers who install the documentation. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: withBase("/"),
    name: pages.documentation,
    short_name: `${site.title} docs`,
    description: pages.description,
    lang: languageCode,
    start_url: withBase("/"),
    scope: withBase("/"),
    display: "minimal-ui",
    background_color: colorOf("color-bg").light,
    theme_color: colorOf("brand-wave-1").light,
    icons: Object.entries(manifestIcons).map(([name, { size, purpose }]) => ({
      src: iconPath(name),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}
