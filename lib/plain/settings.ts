import { defaults, english, type Settings, translationsFolder } from "../settings";

/** Default settings of a foreign tree. Its bundles have this file in place of `lib/product/settings.ts`. */
export const settings: Settings = {
  ...defaults,
  brand: { name: "Documentation", domain: "docs.example", tagline: "Documentation" },
  color: "#334155",
  // A page with a heading and two lines.
  mark: [
    { d: "M8 9.500h10", quiet: false },
    { d: "M8 16h16", quiet: true },
    { d: "M8 22.500h13", quiet: true },
  ],
  url: "https://docs.example",
  title: "Documentation",
  heading: "Documentation",
  description: "Every page of the documentation, by section.",
  keywords: [],
  locales: {
    path: translationsFolder,
    default: "en",
    items: [english],
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
