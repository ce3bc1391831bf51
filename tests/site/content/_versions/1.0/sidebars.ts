import type { Sidebars } from "../../../../../lib/types";

/** What the handbook of the first lamp had. */
export const sidebars: Sidebars = {
  keeper: {
    label: "Keeper handbook",
    href: "/keeper",
    items: [
      { type: "link", label: "Introduction", href: "/keeper" },
      { type: "link", label: "Knots", href: "/keeper/knots" },
      { type: "link", label: "Whale oil", href: "/keeper/whale-oil" },
    ],
  },
};
