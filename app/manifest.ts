import type { MetadataRoute } from "next";
import { colorOf } from "@/lib/metadata/design-tokens";
import { manifestIcons } from "@/lib/metadata/icons";
import { site } from "@/lib/site";

export const dynamic = "force-static";

/** What a system shows when a reader installs the documentation. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: `${site.title} documentation`,
    short_name: `${site.title} docs`,
    description: site.description,
    lang: site.locales.default,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: colorOf("color-bg").light,
    theme_color: colorOf("brand-wave-1").light,
    icons: Object.entries(manifestIcons).map(([name, { size, purpose }]) => ({
      src: `/icons/${name}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}
