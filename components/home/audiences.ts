import type { IconName } from "@/components/ui/icon";
import type { PageLink } from "@/lib/types";

/** One part of the documentation and where its readers usually begin. */
export type Audience = { title: string; href: string; icon: IconName; text: string; links: PageLink[] };

/** The four audiences of the documentation. */
export const audiences: Audience[] = [
  {
    title: "User manual",
    href: "/user",
    icon: "board",
    text: "For planners, and for the people who are planned. The board, the agenda, the map and the phone.",
    links: [
      { href: "/user/guides/logging-in-for-the-first-time", label: "Sign in for the first time" },
      { href: "/user/components/planningboard", label: "Plan on the board" },
      { href: "/user/mobile", label: "Use the mobile app" },
    ],
  },
  {
    title: "Administration",
    href: "/administration",
    icon: "settings",
    text: "For administrators who set up users, security, settings, licenses and connectors.",
    links: [
      { href: "/administration/guides/implementation-checklist", label: "Go live step by step" },
      { href: "/administration/guides/create-new-user", label: "Create a user" },
      { href: "/administration/connectors", label: "Manage connectors" },
    ],
  },
  {
    title: "Integrations",
    href: "/integrations",
    icon: "plug",
    text: "For integrators who connect an ERP, mail calendars or an automation platform.",
    links: [
      { href: "/integrations/business-central/intro", label: "Business Central" },
      { href: "/integrations/exchange/intro", label: "Exchange" },
      { href: "/integrations/power-platform", label: "Power Platform" },
    ],
  },
  {
    title: "Develop",
    href: "/develop",
    icon: "code",
    text: "For developers: the API, the command line and the SDKs for .NET and JavaScript.",
    links: [
      { href: "/develop/api", label: "API reference" },
      { href: "/develop/cli", label: "Command line" },
      { href: "/develop/sdk", label: "SDKs" },
    ],
  },
];

/** Pages readers ask for most, by path; their titles come from the pages. */
export const popularPaths = [
  "/user/components/planningboard/appointments",
  "/user/components/opentasks",
  "/user/components/gantt",
  "/user/user-glossary",
  "/administration/transactions/errors",
  "/administration/apikeys",
  "/administration/appsettings",
  "/administration/guides/setting-up-security",
  "/integrations/business-central/guides/oauth2",
  "/integrations/exchange/bidirectional",
  "/integrations/webhook/intro",
  "/develop/api/appointment",
];
