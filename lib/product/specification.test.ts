import { expect, test } from "vitest";
import { themeFor } from "@/components/mdx/diagram/theme";
import { redirects } from "@/redirects";
import { sidebars, standalonePages } from "@/sidebars";
import { flattenSidebar } from "../nav/flatten";
import { systemPages } from "../nav/routes";
import { settings } from "./settings";

/** What the specification fixes for Planloom and no other test asserts; specified behavior is tested next to its code. */
test("the color mode defaults to light, can be switched, and respects the system preference", () => {
  expect(settings.colorMode).toEqual({
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: true,
  });
});

test("the navbar links to the manuals, with a menu of seven integrations, in the specified order", () => {
  expect(settings.navbar.map(({ label, href }) => [label, href])).toEqual([
    ["User", "/user"],
    ["Administration", "/administration"],
    ["Integrations", "/integrations"],
    ["Develop", "/develop"],
    ["Troubleshooting", "/troubleshooting"],
  ]);
  expect(settings.navbar.flatMap(({ items = [] }) => items.map(({ label, href }) => [label, href]))).toEqual([
    ["Business Central", "/integrations/business-central/intro"],
    ["Dynamics NAV", "/integrations/nav/intro"],
    ["Power Platform", "/integrations/power-platform"],
    ["Exchange", "/integrations/exchange/intro"],
    ["Webhook", "/integrations/webhook/intro"],
    ["Zapier", "/integrations/zapier/prerequisites"],
    ["Others", "/integrations"],
  ]);
});

test("the footer has five columns and a 2025 copyright", () => {
  expect(settings.footer.map(({ title, items }) => [title, items.length])).toEqual([
    ["Manuals", 6],
    ["Essential links", 5],
    ["Terms", 3],
    ["Community", 4],
    ["Support", 3],
  ]);
  const linksOf = (column: string) => settings.footer.find(({ title }) => title === column)?.items ?? [];
  expect(linksOf("Manuals").map(({ href }) => href)).toEqual([
    expect.stringMatching(/^https:/),
    "/user",
    "/administration",
    "/integrations",
    "/develop",
    "/troubleshooting",
  ]);
  expect(linksOf("Essential links").map(({ label }) => label)).toEqual(expect.arrayContaining(["Roadmap", "History"]));
  expect(linksOf("Terms").map(({ label }) => label)).toEqual(["Privacy policy", "Cookie policy", "Terms of Service"]);
  expect(linksOf("Support").map(({ label }) => label)).toEqual(["Help center", "Partner zone", "Support"]);
  expect(settings.copyright).toMatch(/\b2025\b/);
});

test("English is the default language, and the only version is called Next", () => {
  expect(settings.locales).toMatchObject({ path: "i18n", default: "en" });
  expect(settings.locales.items[0]).toMatchObject({
    code: "en",
    label: "English",
    direction: "ltr",
    calendar: "gregory",
  });
  expect(settings.versions).toEqual({
    pluginId: "default",
    items: [{ name: "current", label: "Next", path: "/", mainDocId: "user", isLast: true }],
  });
  expect(settings.showOnlyChoice).toBe(true);
});

test("there are nine topics, nine sidebars with their landing pages, and the six specified redirects", () => {
  const topics = [
    ...["business-central", "exchange", "guides", "integration", "mobile"],
    ...["nav", "powerplatform", "troubleshooting", "webhook"],
  ];
  expect(Object.keys(settings.tags).sort()).toEqual(topics);
  const made = systemPages.map(({ path }) => path);
  expect(made).toEqual(expect.arrayContaining(["/", "/search", "/tags", ...topics.map((tag) => `/tags/${tag}`)]));
  expect(Object.fromEntries(Object.entries(sidebars).map(([id, { href }]) => [id, href]))).toEqual({
    user: "/user",
    admin: "/administration",
    dev: "/develop",
    bc: "/integrations/business-central/intro",
    nav: "/integrations/nav/intro",
    powerplatform: "/integrations/power-platform",
    exchange: "/integrations/exchange/intro",
    zapier: "/integrations/zapier/prerequisites",
    webhook: "/integrations/webhook/intro",
  });
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: "/docs/en/administrator-manual/administration-license", to: "/administration/license" },
      { from: "/user/features/timeslots", to: "/user/features/recalculate-appointments" },
      { from: "/user/guides/mobile-app", to: "/user/mobile" },
      { from: "/docs/en/troubleshooting/support", to: "https://support.planloom.example" },
      { from: "/support", to: "https://support.planloom.example" },
      { from: "/history", to: expect.stringMatching(/^https:\/\/.+\/whats-new$/) },
    ]),
  );
});

test("landing pages have their specified labels, and pages with an ambiguous place are where it was decided", () => {
  const pagesOf = (id: keyof typeof sidebars) => flattenSidebar(sidebars[id].items);
  const labelOf = (id: keyof typeof sidebars) => pagesOf(id).find(({ href }) => href === sidebars[id].href)?.label;
  expect([labelOf("user"), labelOf("dev"), labelOf("exchange")]).toEqual(["Introduction", "Intro", "Overview"]);
  const hrefsOf = (id: keyof typeof sidebars) => pagesOf(id).map(({ href }) => href);
  expect(hrefsOf("admin")).toContain("/administration/guides/implementation-checklist");
  const global = sidebars.dev.items.flatMap((item) => (item.type === "category" ? item.items : []));
  const names = global.flatMap((item) =>
    item.type === "category" && item.label === "Global" ? flattenSidebar(item.items).map(({ href }) => href) : [],
  );
  expect(names).toEqual(expect.arrayContaining(["/develop/api/global/freefield", "/develop/api/global/sourceapp"]));
  expect(
    standalonePages.find(({ href }) => href === "/user/troubleshooting/administration.md 20-12-20-588"),
  ).toMatchObject({
    unlisted: true,
  });
});

test("page titles, social images, keywords, and the tagline match the specification", () => {
  expect(settings).toMatchObject({
    titleDelimiter: "|",
    socialImage: { width: 1200, height: 627 },
    keywords: ["resource", "planning", "scheduling", "project planning", "ERP integrations"],
  });
  expect(settings.tagline).toMatch(
    /graphical resource and project planning solution .*stop puzzling and start planning/,
  );
});

test.each([
  ["flowchart LR\n  A --> B", "flowchart"],
  ["sequenceDiagram\n  A->>B: Hi", "sequence"],
  ["stateDiagram-v2\n  A --> B", "state"],
  ["erDiagram\n  A ||--o{ B : has", "er"],
] as const)("a diagram keeps its natural width: %j", (source, kind) => {
  expect(themeFor(source, () => "#000000", "sans-serif")[kind]).toMatchObject({ useMaxWidth: false });
});
