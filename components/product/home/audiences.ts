import { home } from "#texts/home";
import type { IconName } from "@/components/ui/icon";
import { titleLanguage } from "@/lib/nav/editions";
import type { PageLink, Route } from "@/lib/types";

/** One part of the documentation and the usual starting points of its readers. */
type Audience = { role: string; title: string; href: string; icon: IconName; text: string; links: PageLink[] };

/** The four audiences of the documentation. */
export const audiences: Audience[] = [
  audience("/user", "board", home.user, [
    "/user/guides/logging-in-for-the-first-time",
    "/user/guides/plan-first-task",
    "/user/mobile",
  ]),
  audience("/administration", "settings", home.administration, [
    "/administration/guides/implementation-checklist",
    "/administration/guides/create-new-user",
    "/administration/connectors",
  ]),
  audience("/integrations", "plug", home.integrations, [
    "/integrations/business-central/intro",
    "/integrations/exchange/intro",
    "/integrations/power-platform",
  ]),
  audience("/develop", "code", home.develop, ["/develop/quickstart", "/develop/api", "/develop/sdk"]),
];

type Words = { role: string; title: string; text: string; links: readonly string[] };

/** Joins a part of the documentation with its words; a link takes those in its place. */
function audience(
  href: string,
  icon: IconName,
  { role, title, text, links }: Words,
  hrefs: readonly string[],
): Audience {
  return { role, title, href, icon, text, links: hrefs.map((to, index) => ({ href: to, label: links[index] ?? "" })) };
}

/** Paths of the most visited pages; their titles come from the pages. */
export const popularPaths = [
  "/user/components/planningboard/appointments",
  "/user/components/opentasks",
  "/user/guides/user-overview",
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

/** A link to one of those pages, with the language of its title if that is not the edition's. */
export type PopularPage = PageLink & { language: ReturnType<typeof titleLanguage> };

/** Links to those pages, labeled with their titles. @throws Error for a path that is no page. */
export function popularPages(routes: ReadonlyMap<string, Route>): PopularPage[] {
  return popularPaths.map((path) => {
    const route = routes.get(path);
    if (!route) throw new Error(`The home page links to "${path}", which is not a page. Correct popularPaths.`);
    const { source } = route;
    return { href: path, label: source.frontMatter.title, language: titleLanguage(source) };
  });
}
