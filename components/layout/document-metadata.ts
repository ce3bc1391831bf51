import type { Metadata } from "next";
import { pages } from "#texts/pages";
import { fullAddress } from "@/lib/nav/edition";
import { manifest } from "@/lib/nav/manifest";
import { site } from "@/lib/site";

const { title, titleDelimiter, keywords, socialImage } = site;

/** The metadata of every page, whose own replaces parts of it. */
export const documentMetadata: Metadata = {
  metadataBase: new URL(fullAddress("/")),
  title: { default: title, template: `%s ${titleDelimiter} ${title}` },
  description: pages.description,
  keywords: [...keywords],
  openGraph: {
    type: "website",
    siteName: pages.documentation,
    locale: manifest.edition.locale.openGraph,
    images: [{ url: socialImage.src, width: socialImage.width, height: socialImage.height, alt: pages.claim }],
  },
  twitter: { card: "summary_large_image" },
  // Safari on iOS turns numbers and dates into links, which would break hydration.
  formatDetection: { telephone: false, date: false, address: false, email: false },
};
