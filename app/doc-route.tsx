import { notFound } from "next/navigation";
import { ContentBoundary } from "@/components/errors/content-boundary";
import { DocPage } from "@/components/layout/doc-page";
import { renderDoc } from "@/components/mdx/render-doc";
import { getContent, metadataOf } from "@/lib/content/docs";
import { manifest } from "@/lib/nav/manifest";
import { getSidebar } from "@/lib/nav/resolve";

/** The page of the content tree at `path`. */
export async function DocRoute({ path }: { path: string }) {
  const content = getContent(manifest.sidebars);
  const route = content.routes.get(path);
  if (!route) notFound();
  const { body, headings } = await renderDoc(route.source);
  const { sidebar } = route.source.doc;
  const printable = sidebar && getSidebar(manifest.sidebars, sidebar).href === path ? sidebar : undefined;
  return (
    <DocPage route={route} headings={headings} metadata={metadataOf(content, route.source)} printable={printable}>
      <ContentBoundary key={path}>{body}</ContentBoundary>
    </DocPage>
  );
}
