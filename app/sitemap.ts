import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content/docs";
import { sitemapEntries } from "@/lib/metadata/sitemap";
import { sidebars } from "@/sidebars";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(getContent(sidebars));
}
