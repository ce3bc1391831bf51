import type { MetadataRoute } from "next";
import { sitemapEntries } from "@/lib/metadata/sitemap";
import { getSite } from "@/lib/site/current";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(getSite());
}
