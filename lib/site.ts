/**
 * The brand and everything an owner configures: name, hosts, colors, navigation, color mode, search.
 * Pages are written for the names in `authored`; when `brand` says otherwise, `lib/content/brand.ts` replaces them.
 */

import type { Version } from "./types";

export const authored = { name: "Planloom", domain: "planloom.example" } as const;

const brand = {
  name: "Planloom",
  domain: "planloom.example",
  tagline: "Stop puzzling and start planning",
  purple: "#5246CE",
  waveColors: ["#5246CE", "#5a4bcf"],
} as const;

const host = (name: string, path = "") => `https://${name}.${brand.domain}${path}`;

export type NavbarLink = { label: string; href: string };
export type NavbarItem = NavbarLink & { items?: NavbarLink[] };
export type FooterColumn = { title: string; items: NavbarLink[] };
export type ColorModeConfig = {
  defaultMode: "light" | "dark";
  /** Fixes the site to light, hides the switch and ignores the operating system. */
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
};
export type Locale = { code: string; label: string; direction: "ltr" | "rtl"; calendar: string };
/** A version as the configuration names it: where its pages begin, and the id of the one that introduces it. */
export type VersionEntry = Pick<Version, "name" | "label" | "path" | "mainDocId" | "isLast">;
export type AnnouncementBar = { id: string; message: string; link?: NavbarLink };

export const site = {
  brand,
  url: host("docs"),
  basePath: "/",
  title: brand.name,
  titleDelimiter: "|",
  description:
    "Manuals and references for Planloom: plan people, vehicles and machines on one board, connected to your ERP, mail calendar and automation platform.",
  keywords: ["resource", "planning", "scheduling", "project planning", "ERP integrations"],
  socialImage: { src: "/social/default.png", width: 1200, height: 627 },
  copyright: `Copyright © 2025 ${brand.name}`,
  hosts: {
    product: host("www"),
    company: host("company"),
    introduction: host("start"),
    onPremises: host("onprem-docs"),
    support: host("support"),
    partners: host("partners"),
    whatsNew: host("news", "/whats-new"),
    status: host("status"),
    repository: host("git", "/planloom/docs"),
  },
  editUrl: (file: string) => `${host("git", "/planloom/docs/edit/main")}/${encodeURI(file)}`,
  reportUrl: (path: string) => `${host("support", "/documentation")}?page=${encodeURIComponent(path)}`,
  missingResultsUrl: (query: string) => `${host("support", "/documentation")}?query=${encodeURIComponent(query)}`,
  colorMode: {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: true,
  } as ColorModeConfig,
  announcementBar: {
    id: "release-2026-4",
    message: "Planloom 2026.4 is here.",
    link: { label: "See what is new", href: "/blog/release-2026-4" },
  } as AnnouncementBar | undefined,
  locales: {
    path: "i18n",
    default: "en",
    items: [{ code: "en", label: "English", direction: "ltr", calendar: "gregory" }] as Locale[],
  },
  versions: {
    pluginId: "default",
    items: [{ name: "current", label: "Next", path: "/", mainDocId: "user", isLast: true }] as VersionEntry[],
  },
  navbar: [
    { label: "User", href: "/user" },
    { label: "Administration", href: "/administration" },
    {
      label: "Integrations",
      href: "/integrations",
      items: [
        { label: "Business Central", href: "/integrations/business-central/intro" },
        { label: "Dynamics NAV", href: "/integrations/nav/intro" },
        { label: "Power Platform", href: "/integrations/power-platform" },
        { label: "Exchange", href: "/integrations/exchange/intro" },
        { label: "Webhook", href: "/integrations/webhook/intro" },
        { label: "Zapier", href: "/integrations/zapier/prerequisites" },
        { label: "Others", href: "/integrations" },
      ],
    },
    { label: "Develop", href: "/develop" },
    { label: "Troubleshooting", href: "/troubleshooting" },
  ] as NavbarItem[],
  footer: [
    {
      title: "Manuals",
      items: [
        { label: "On-premises documentation", href: host("onprem-docs") },
        { label: "User Manual", href: "/user" },
        { label: "Administration", href: "/administration" },
        { label: "Integrations", href: "/integrations" },
        { label: "Development", href: "/develop" },
        { label: "Troubleshooting", href: "/troubleshooting" },
      ],
    },
    {
      title: "Essential links",
      items: [
        { label: "Product site", href: host("www") },
        { label: "Company site", href: host("company") },
        { label: "Introduction site", href: host("start") },
        { label: "Roadmap", href: "/roadmap" },
        { label: "History", href: host("news", "/whats-new") },
      ],
    },
    {
      title: "Terms",
      items: [
        { label: "Privacy policy", href: host("www", "/legal/privacy") },
        { label: "Cookie policy", href: host("www", "/legal/cookies") },
        { label: "Terms of Service", href: host("www", "/legal/terms") },
      ],
    },
    {
      title: "Community",
      items: [
        { label: "LinkedIn", href: host("social", "/linkedin") },
        { label: "YouTube", href: host("social", "/youtube") },
        { label: "X", href: host("social", "/x") },
        { label: "Facebook", href: host("social", "/facebook") },
      ],
    },
    {
      title: "Support",
      items: [
        { label: "Help center", href: host("support", "/help") },
        { label: "Partner zone", href: host("partners") },
        { label: "Support", href: host("support") },
      ],
    },
  ] as FooterColumn[],
  tagline:
    "Planloom is a graphical resource and project planning solution that helps you stop puzzling and start planning.",
} as const;

/** The nine tags of the documentation and how readers see them. */
export const tags = {
  "business-central": {
    label: "Business Central",
    title: "Pages about Business Central",
    description: "The connector for Microsoft's cloud ERP, from installation to every module.",
  },
  exchange: {
    label: "Exchange",
    title: "Pages about Exchange",
    description: "Appointments and mail calendars that follow each other.",
  },
  guides: {
    label: "Guides",
    title: "Guides from start to finish",
    description: "Whole tasks, step by step, each with a result you can check.",
  },
  integration: {
    label: "Integration",
    title: "Pages about integration",
    description: "How records travel between systems, whichever connector you use.",
  },
  mobile: {
    label: "Mobile",
    title: "Pages about mobile work",
    description: "The app for people who are planned, and what to set up for it.",
  },
  nav: {
    label: "Dynamics NAV",
    title: "Pages about Dynamics NAV",
    description: "The connector for the older, on-premises ERP.",
  },
  powerplatform: {
    label: "Power Platform",
    title: "Pages about Power Platform",
    description: "Triggers, actions and guides for flows without code.",
  },
  troubleshooting: {
    label: "Troubleshooting",
    title: "Pages about troubleshooting",
    description: "Symptoms, causes and fixes.",
  },
  webhook: {
    label: "Webhook",
    title: "Pages about webhooks",
    description: `Calls that ${brand.name} makes when planning changes.`,
  },
} as const;
export type Tag = keyof typeof tags;
