import { type Settings, translationsFolder } from "../settings";

/** What holds for a tree of pages that says nothing of itself. Its bundles have this file in place of `lib/product/settings.ts`. */
export const settings: Settings = {
  brand: { name: "Documentation", domain: "docs.example", tagline: "Documentation" },
  color: "#334155",
  // A page with a heading and two lines.
  mark: [
    { d: "M8 9.500h10", quiet: false },
    { d: "M8 16h16", quiet: true },
    { d: "M8 22.500h13", quiet: true },
  ],
  url: "https://docs.example",
  basePath: "/",
  title: "Documentation",
  titleDelimiter: "|",
  heading: "Documentation",
  description: "Every page of the documentation, by section.",
  keywords: [],
  socialImage: { src: "/social/default.png", width: 1200, height: 627 },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  sleepUntilTouched: true,
  locales: {
    path: translationsFolder,
    default: "en",
    items: [{ code: "en", label: "English", direction: "ltr", calendar: "gregory", openGraph: "en_US" }],
  },
  versions: {
    pluginId: "default",
    items: [{ name: "current", label: "Next", path: "/", mainDocId: "index", isLast: true }],
  },
  navbar: [],
  footer: [],
  tags: {},
  blog: { description: "News.", tags: {} },
};
