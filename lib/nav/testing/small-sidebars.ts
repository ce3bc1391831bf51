import type { Sidebars } from "../../types";

/** One sidebar with a page, a category, and one of each that is unlisted. */
export const smallSidebars: Sidebars = {
  user: {
    label: "User",
    href: "/user",
    items: [
      { type: "link", label: "Introduction", href: "/user" },
      {
        type: "category",
        label: "Mobile",
        href: "/user/mobile",
        items: [
          { type: "link", label: "Install", href: "/user/mobile/install" },
          { type: "link", label: "Hidden", href: "/user/mobile/hidden", unlisted: true },
        ],
      },
      { type: "category", label: "Old", href: "/user/old", linkUnlisted: true, items: [] },
    ],
  },
};
