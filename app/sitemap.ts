import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content/docs";
import { sitemapEntries } from "@/lib/metadata/sitemap";
import { manifest } from "@/lib/nav/manifest";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(getContent(manifest.sidebars));
}
