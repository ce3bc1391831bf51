import { notFound, redirect } from "next/navigation";
import { ContentBoundary } from "@/components/errors/content-boundary";
import { DocPage } from "@/components/layout/doc-page";
import { JsonLd } from "@/components/layout/json-ld";
import { renderPage } from "@/components/page/render-page";
import { canonicalOf } from "@/lib/metadata/edition-metadata";
import { articleData } from "@/lib/metadata/structured-data";
import { getSidebar } from "@/lib/nav/resolve";
import { redirectsOf } from "@/lib/redirects/redirects-of";
import { getSite } from "@/lib/site/current";
import { metadataOf, type Site } from "@/lib/site/load";
import { whileAuthoring } from "./while-authoring";

/** The page of the content tree at `path`. */
export async function DocRoute({ path }: { path: string }) {
  const site = getSite();
  const route = site.routes.get(path);
  if (!route) return missing(site, path);
  const { source } = route;
  const { body, headings, words, isWide } = await renderPage(source, site);
  const metadata = metadataOf(site, source);
  const { sidebar } = source.doc;
  const section = sidebar ? getSidebar(site.manifest.sidebars, sidebar) : undefined;
  const printable = section?.href === path ? sidebar : undefined;
  const page = (
    <>
      <DocPage {...{ site, route, headings, metadata, words, isWide, printable }}>
        <ContentBoundary key={path}>{body}</ContentBoundary>
      </DocPage>
      {!source.frontMatter.unlisted && (
        <JsonLd data={articleData(source, metadata, section, canonicalOf(site, path))} />
      )}
    </>
  );
  return whileAuthoring(page, site, source);
}

/** In the live preview, old paths redirect as they will in the export; any other path is not found. */
function missing({ manifest }: Site, path: string): never {
  const target = redirectsOf(manifest).find(({ from }) => from === path);
  if (target) redirect(target.to);
  notFound();
}
