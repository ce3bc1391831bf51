import type { Metadata } from "next";
import { home } from "#texts/home";
import { pages } from "#texts/pages";
import { JsonLd } from "@/components/layout/json-ld";
import { LastVisited } from "@/components/nav/last-visited";
import { Home } from "@/components/product";
import { withEditionMetadata } from "@/lib/metadata/edition-metadata";
import { describeGeneratedPage, describePage, markdownOf } from "@/lib/metadata/page";
import { websiteData } from "@/lib/metadata/structured-data";
import { site } from "@/lib/site";
import { getSite } from "@/lib/site/current";
import { metadataOf } from "@/lib/site/load";
import { DocRoute } from "./doc-route";

export function generateMetadata(): Metadata {
  const current = getSite();
  const source = current.routes.get("/")?.source;
  const page = source
    ? withEditionMetadata(describePage(source, metadataOf(current, source)), current, "/")
    : withMarkdown(describeGeneratedPage(current, "/", home.title, pages.description));
  const title = source?.frontMatter.title ?? home.title;
  return { ...page, title: { absolute: `${title} ${site.titleDelimiter} ${site.title}` } };
}

/** Links the Markdown version of the generated home page, which `lib/build/export/generated-texts.ts` writes. */
const withMarkdown = ({ alternates, ...rest }: Metadata): Metadata => ({
  ...rest,
  alternates: { ...alternates, types: { ...markdownOf("/"), ...alternates?.types } },
});

/** The home page: the index page of the tree, or else a generated one. */
export default function HomeRoute() {
  const { routes, posts } = getSite();
  return (
    <>
      {routes.has("/") ? (
        <>
          <DocRoute path="/" />
          <LastVisited />
        </>
      ) : (
        <Home routes={routes} posts={posts} />
      )}
      <JsonLd data={websiteData()} />
    </>
  );
}
