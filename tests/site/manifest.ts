import type { Configured } from "../../lib/nav/editions";
import type { Navigation } from "../../lib/nav/manifest";
import { host } from "../../lib/product/settings";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../lib/types";

const link = (label: string, href: string): SidebarLink => ({ type: "link", label, href });
const category = (label: string, items: SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory => ({
  type: "category",
  label,
  items,
  ...more,
});

const menu = [
  { label: "Fog horn", href: "/signals/horn/intro" },
  { label: "Flags", href: "/signals/flags/intro" },
  { label: "Radio", href: "/signals/radio" },
  { label: "Mirror", href: "/signals/mirror/intro" },
  { label: "Others", href: "/signals" },
];

/** The site that end-to-end tests run on: a lighthouse, with everything that pages and sidebars can be. */
export const manifest = {
  sidebars: {
    keeper: {
      label: "Keeper handbook",
      href: "/keeper",
      items: [
        link("Introduction", "/keeper"),
        category("First steps", [
          link("Wind the clock", "/keeper/guides/wind-clock"),
          link("Clean the lens", "/keeper/guides/clean-lens"),
        ]),
        category("Knots and ropes", [
          link("Ropes", "/keeper/ropes"),
          link("Knots", "/keeper/knots"),
          link("Knots and ropes", "/keeper/knots-ropes"),
        ]),
        category("Tower", [
          category(
            "The lamp",
            [
              link("Before the walk", "/keeper/lamp/before"),
              link("Long walk", "/keeper/lamp/walk"),
              link("Oil", "/keeper/lamp/oil"),
              link("Wicks", "/keeper/lamp/wicks"),
              link("Mirrors", "/keeper/lamp/mirrors"),
            ],
            { href: "/keeper/lamp" },
          ),
          category("Watches", [
            link("Day watch", "/keeper/watches/day"),
            link("Night watch", "/keeper/watches/night"),
            link("Dog watch", "/keeper/watches/dog"),
          ]),
          link("Lenses", "/keeper/lenses"),
          link("Tides", "/keeper/tides"),
        ]),
        category("Keys", [link("Key types", "/keeper/keys/types"), link("Lost keys", "/keeper/keys/lost")], {
          collapsed: true,
        }),
        category("Around the rock", [
          link("Boats", "/keeper/boats"),
          link("Birds", "/keeper/birds"),
          link("The garden", "/keeper/garden"),
          link("The kitchen", "/keeper/kitchen"),
          link("The cellar", "/keeper/cellar"),
          link("The stairs", "/keeper/stairs"),
          link("Reading charts", "/keeper/charts"),
          link("Bells", "/keeper/bells"),
          link("Flags on the mast", "/keeper/flags"),
          link("The mast", "/keeper/mast"),
          link("The tower", "/keeper/lamp/tower"),
        ]),
        category("The year", [
          link("Winter", "/keeper/winter"),
          link("Summer", "/keeper/summer"),
          link("Storms", "/keeper/storms"),
          link("Guests", "/keeper/guests"),
          link("Plain Markdown", "/keeper/plain"),
          link("The last page", "/keeper/last"),
        ]),
      ],
    },
    station: {
      label: "Station office",
      href: "/station",
      items: [link("Introduction", "/station"), link("Logbook", "/station/logbook"), link("Stores", "/station/stores")],
    },
    horn: {
      label: "Horn handbook",
      href: "/signals/horn/intro",
      items: [
        link("Introduction", "/signals/horn/intro"),
        link("Air", "/signals/horn/air"),
        link("Rules", "/signals/horn/rules"),
      ],
    },
    flags: {
      label: "Flags",
      href: "/signals/flags/intro",
      items: [link("Introduction", "/signals/flags/intro"), link("At night", "/signals/flags/nights")],
    },
    workshop: {
      label: "Workshop",
      href: "/workshop",
      items: [
        link("Introduction", "/workshop"),
        link("Visits", "/workshop/visits"),
        link("Jobs", "/workshop/jobs"),
        link("Stops", "/workshop/stops"),
        link("Reference components", "/workshop/reference"),
      ],
    },
  },
  standalonePages: [
    link("Lighthouse handbook", "/"),
    link("The front door", "/user"),
    link("Signals", "/signals"),
    link("Radio", "/signals/radio"),
    link("Mirror", "/signals/mirror/intro"),
    link("Repairs", "/repairs"),
    link("Plans", "/plans"),
    link("Figures", "/parts/figures"),
    link("Narrow figures", "/parts/narrow"),
    { ...link("Diagrams that mean harm", "/parts/harm"), unlisted: true },
    link("A tutorial", "/parts/tutorial"),
    link("An SDK", "/parts/reference-sdk"),
    link("A connector", "/parts/reference-connector"),
    { ...link("Every part of a page", "/parts/all"), unlisted: true },
    { ...link("A page without a door", "/keeper/unlisted"), unlisted: true },
    { ...link("An odd name", "/keeper/odd.md 20-12-20"), unlisted: true },
  ],
  redirects: [
    { from: "/old/knots", to: "/keeper/knots" },
    { from: "/old/walk", to: "/keeper/lamp/walk" },
    { from: "/help", to: host("support") },
  ],
  navbar: [
    { label: "Keeper", href: "/keeper" },
    { label: "Station", href: "/station" },
    { label: "Signals", href: "/signals", items: menu },
    { label: "Workshop", href: "/workshop" },
    { label: "Repairs", href: "/repairs" },
  ],
  footer: [
    {
      title: "Rock",
      items: [
        { label: "Keeper handbook", href: "/keeper" },
        { label: "Station", href: "/station" },
        { label: "Signals", href: "/signals" },
      ],
    },
    {
      title: "Ashore",
      items: [
        { label: "Plans", href: "/plans" },
        { label: "Support", href: host("support") },
      ],
    },
  ],
  announcementBar: {
    id: "new-lens",
    message: "There is a new lens.",
    link: { label: "See what is new", href: "/blog/new-lens" },
  },
  hasBlog: true,
} satisfies Navigation;

/**
 * A language that nobody speaks, so that every word of English that is left is seen, and that runs from right to left; and the
 * handbook of the first lamp.
 */
export const editions = {
  locales: {
    default: "en",
    items: [
      { code: "en", label: "English", direction: "ltr", calendar: "gregory", openGraph: "en_US" },
      { code: "en-XA", label: "Éñĝļîšĥ", direction: "rtl", calendar: "gregory", openGraph: "en_XA" },
    ],
  },
  versions: {
    items: [
      { name: "current", label: "Next", path: "/", mainDocId: "keeper", isLast: true },
      { name: "1.0", label: "First lamp", path: "/1.0", mainDocId: "keeper", isLast: false },
    ],
  },
} satisfies Configured;
