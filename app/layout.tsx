import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import { BootScript } from "@/components/boot/boot-script";
import { AnnouncementBar } from "@/components/layout/announcement-bar";
import { documentMetadata } from "@/components/layout/document-metadata";
import { Footer } from "@/components/layout/footer";
import { Frame } from "@/components/layout/frame";
import { HeadLinks } from "@/components/layout/head-links";
import { Navbar } from "@/components/layout/navbar";
import { rootAttributes } from "@/components/layout/root-attributes";
import { SkipLink } from "@/components/layout/skip-link";
import { HistoryRestoration } from "@/components/nav/history-restoration";
import { IntentPrefetch } from "@/components/nav/intent-prefetch";
import { RouteFocus } from "@/components/nav/route-focus";
import { TocSpy } from "@/components/nav/toc-spy";
import { RouteProgress } from "@/components/progress/route-progress";
import { Awake } from "@/components/wake/awake";
import { themeColors } from "@/lib/metadata/icons";
import { manifest } from "@/lib/nav/manifest";
import { site } from "@/lib/site";
import "./styles/index.css";
import { Renewal } from "./while-authoring";

export const metadata: Metadata = documentMetadata;

export const viewport: Viewport = {
  themeColor: themeColors(site.colorMode),
};

/** The document around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html {...rootAttributes} suppressHydrationWarning>
      <head>
        <HeadLinks />
        <BootScript announced={manifest.announcementBar?.id} />
      </head>
      <body id="top">
        <SkipLink />
        <AnnouncementBar bar={manifest.announcementBar} />
        <Navbar />
        <Frame>{children}</Frame>
        <Footer tagline={pages.tagline} copyright={pages.copyright} />
        <RouteProgress />
        <HistoryRestoration />
        <RouteFocus />
        <TocSpy />
        <IntentPrefetch />
        <Awake />
        {process.env.NODE_ENV === "development" && <Renewal />}
      </body>
    </html>
  );
}
