import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { bootRecoveryScript } from "@/components/errors/chunk-recovery";
import { announcementScript } from "@/components/layout/announcement";
import { AnnouncementBar } from "@/components/layout/announcement-bar";
import { Footer } from "@/components/layout/footer";
import { Frame } from "@/components/layout/frame";
import { HeadLinks } from "@/components/layout/head-links";
import { Navbar } from "@/components/layout/navbar";
import { rootAttributes } from "@/components/layout/root-attributes";
import { SkipLink } from "@/components/layout/skip-link";
import { IntentPrefetch } from "@/components/nav/intent-prefetch";
import { RouteFocus } from "@/components/nav/route-focus";
import { TocSpy } from "@/components/nav/toc-spy";
import { RouteProgress } from "@/components/progress/route-progress";
import { colorModeScript } from "@/components/theme/color-mode";
import { themeColors } from "@/lib/metadata/icons";
import { manifest } from "@/lib/nav/manifest";
import { site } from "@/lib/site";
import "./styles/index.css";

const { title, titleDelimiter, description, keywords, socialImage, brand } = site;

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: title, template: `%s ${titleDelimiter} ${title}` },
  description,
  keywords: [...keywords],
  applicationName: `${title} documentation`,
  openGraph: {
    type: "website",
    siteName: `${title} documentation`,
    locale: rootAttributes.lang,
    images: [{ url: socialImage.src, width: socialImage.width, height: socialImage.height, alt: brand.tagline }],
  },
  twitter: { card: "summary_large_image" },
};

export const viewport: Viewport = {
  themeColor: themeColors(site.colorMode),
};

/** Runs before anything is painted, in this order: recovery, color mode, announcement. */
const bootScript = [
  bootRecoveryScript,
  colorModeScript(site.colorMode),
  announcementScript(manifest.announcementBar),
].join(";");

/** The document around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html {...rootAttributes} suppressHydrationWarning>
      <head>
        <HeadLinks />
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      </head>
      <body id="top">
        <SkipLink />
        <AnnouncementBar bar={manifest.announcementBar} />
        <Navbar />
        <Frame>{children}</Frame>
        <Footer />
        <RouteProgress />
        <RouteFocus />
        <TocSpy />
        <IntentPrefetch />
      </body>
    </html>
  );
}
