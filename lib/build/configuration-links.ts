import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { placeOfString } from "../check/place-in-text";
import type { CheckedSite, DocumentLink } from "../check/types";
import type { Manifest } from "../nav/manifest";
import { sampleOptions } from "../product/reference/samples/fences";
import type { Site } from "../site/load";

/** Every address that a release had, one a line; `npm run released` adds those of the next one. */
export const releasedFile = "released.txt";

type Configuration = Pick<CheckedSite, "menuLinks" | "released" | "fenceOptions" | "textOf" | "changedAt">;

/** What checks know of the files around the pages; another site has no configuration of this project. */
export function configurationOf({
  environment: { root },
  place,
  manifest,
}: Pick<Site, "environment" | "place" | "manifest">): Configuration {
  const isOwn = manifest.isOwn === true;
  const textOf = (file: string) => {
    const path = resolve(root, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  return {
    menuLinks: isOwn ? menuLinksOf(manifest, textOf("lib/product/settings.ts")) : [],
    released: isOwn ? releasedIn(textOf(releasedFile)) : [],
    fenceOptions: isOwn ? sampleOptions : [],
    textOf: (file) =>
      isOwn || [place, place.translations].some((own) => own && file.startsWith(`${own.label}/`)) ? textOf(file) : "",
    changedAt: (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  };
}

const releasedIn = (text: string): DocumentLink[] =>
  text.split("\n").flatMap((href, index) => (href ? [{ href, file: releasedFile, line: index + 1 }] : []));

/** Addresses of navbar, footer and announcement bar, where the configuration says them. */
function menuLinksOf({ navbar, footer, announcementBar }: Manifest, text: string): DocumentLink[] {
  const hrefs = [
    ...navbar.flatMap(({ href, items = [] }) => [href, ...items.map((item) => item.href)]),
    ...footer.flatMap(({ items }) => items.map(({ href }) => href)),
    ...(announcementBar?.link ? [announcementBar.link.href] : []),
  ];
  return [...new Set(hrefs)].map((href) => ({
    href,
    file: "lib/product/settings.ts",
    line: 1,
    ...placeOfString(text, href),
  }));
}
