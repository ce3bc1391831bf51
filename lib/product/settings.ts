import { defaults, english, type Settings, translationsFolder } from "../settings";

const brand = { name: "Planloom", domain: "planloom.example", tagline: "Stop puzzling and start planning" };

/** A URL on one of our hosts. */
export const host = (name: string, path = "") => `https://${name}.${brand.domain}${path}`;

/** Figures that can be shown as a small still picture beside a blog post: the values of `picture` in its front matter. */
export const pictureNames = [
  "PlanningBoard",
  "GanttChart",
  "Agenda",
  "RouteMap",
  "PivotGrid",
  "Phone",
  "StateFlow",
  "DataGrid",
] as const;

/** The settings of Planloom. For another owner, change `brand`, and the hosts and accounts below. */
export const settings: Settings = {
  ...defaults,
  authored: { name: "Planloom", domain: "planloom.example" },
  brand,
  // Three rows of a planning board, which are also the threads of a loom.
  mark: [
    { d: "M7 9.500h11", quiet: false },
    { d: "M12 16h13", quiet: true },
    { d: "M7 22.500h8", quiet: false },
    { d: "M20 22.500h5", quiet: true },
  ],
  url: host("docs"),
  title: brand.name,
  heading: "Documentation for resource planning and scheduling",
  description: `Manuals and references for ${brand.name}: plan people, vehicles, and machines on one board, connected to your ERP, mail calendar, and automation platform.`,
  keywords: ["resource", "planning", "scheduling", "project planning", "ERP integrations"],
  copyright: `Copyright © 2025 ${brand.name}`,
  publisherUrl: host("www"),
  editUrl: host("git", "/planloom/docs/edit/main/{file}"),
  reportUrl: host("support", "/documentation?page={path}"),
  feedbackUrl: host("support", "/documentation?page={path}&section={heading}&helpful={answer}"),
  missingResultsUrl: host("support", "/documentation?query={query}"),
  assistants: [
    { label: "Claude", href: "https://claude.ai/new?q={prompt}" },
    { label: "ChatGPT", href: "https://chatgpt.com/?q={prompt}" },
  ],
  serviceDescription: { label: "OpenAPI", href: "/openapi.yaml", type: "application/yaml" },
  feeds: [{ label: "API changelog", href: "/develop/changelog.xml", type: "application/rss+xml", section: "/develop" }],
  offline: true,
  announcementBar: {
    id: "release-2026-4",
    message: `${brand.name} 2026.4 is here.`,
    link: { label: "See what is new", href: "/blog/release-2026-4" },
  },
  showOnlyChoice: true,
  locales: {
    path: translationsFolder,
    default: "en",
    items: [english, { code: "de", label: "Deutsch", direction: "ltr", calendar: "gregory", openGraph: "de_DE" }],
  },
  versions: {
    pluginId: "default",
    items: [{ name: "current", label: "Next", path: "/", mainDocId: "user", isLast: true }],
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
  ],
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
  ],
  tagline: `${brand.name} is a graphical resource and project planning solution that helps you stop puzzling and start planning.`,
  tags: {
    "business-central": {
      label: "Business Central",
      title: "Pages about Business Central",
      description: "The connector for Microsoft's cloud ERP, from installation to every module.",
    },
    exchange: {
      label: "Exchange",
      title: "Pages about Exchange",
      description: "Appointments in Outlook calendars and absences on the board: setup, rules, and fixes.",
    },
    guides: {
      label: "Guides",
      title: "Guides from start to finish",
      description: "Whole tasks, step by step, each with a result you can check.",
    },
    integration: {
      label: "Integration",
      title: "Pages about integration",
      description: `How systems exchange records with ${brand.name}, whichever connector you use.`,
    },
    mobile: {
      label: "Mobile",
      title: "Pages about mobile work",
      description: "The app for people whose work is planned, and what to set up for it.",
    },
    nav: {
      label: "Dynamics NAV",
      title: "Pages about Dynamics NAV",
      description: "The connector for the older, on-premises ERP.",
    },
    powerplatform: {
      label: "Power Platform",
      title: "Pages about Power Platform",
      description: "Triggers, actions, and guides for flows without code.",
    },
    troubleshooting: {
      label: "Troubleshooting",
      title: "Pages about troubleshooting",
      description: "Symptoms with their causes and fixes, for planners, administrators, and integrators.",
    },
    webhook: {
      label: "Webhook",
      title: "Pages about webhooks",
      description: `Calls that ${brand.name} makes when planning changes.`,
    },
  },
  blog: {
    description: `Releases, ways of working, and the reasons behind them, from the people who build ${brand.name}.`,
    authors: {
      "Elin Sorby": "Product",
      "Marcus Adeyemi": "Engineering",
      "Julia Novak": "Documentation",
      "Peter Varga": "Consulting",
    },
    pictures: pictureNames,
    tags: { developer: "Developer", planning: "Planning", release: "Release", security: "Security" },
  },
};
