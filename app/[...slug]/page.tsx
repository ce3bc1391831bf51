import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContentBoundary } from "@/components/errors/content-boundary";
import { DocPage } from "@/components/layout/doc-page";
import { renderDoc } from "@/components/mdx/render-doc";
import { getContent, metadataOf } from "@/lib/content/docs";
import { describePage } from "@/lib/metadata/page";
import { getSidebar } from "@/lib/nav/resolve";
import { sidebars } from "@/sidebars";

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

const pathFrom = (slug: readonly string[]) => `/${slug.map(decodeURIComponent).join("/")}`;

/** Every page of the content tree; the home page has its own file. */
export function generateStaticParams(): { slug: string[] }[] {
  return [...getContent(sidebars).routes.keys()]
    .filter((path) => path !== "/")
    .map((path) => ({ slug: path.slice(1).split("/") }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = getContent(sidebars).routes.get(pathFrom((await params).slug));
  return route ? describePage(route.source) : {};
}

export default async function Page({ params }: Props) {
  const content = getContent(sidebars);
  const route = content.routes.get(pathFrom((await params).slug));
  if (!route) notFound();
  const { body, headings } = await renderDoc(route.source);
  const { sidebar, path } = route.source.doc;
  const printable = sidebar && getSidebar(sidebars, sidebar).href === path ? sidebar : undefined;
  return (
    <DocPage route={route} headings={headings} metadata={metadataOf(content, route.source)} printable={printable}>
      <ContentBoundary key={route.source.doc.path}>{body}</ContentBoundary>
    </DocPage>
  );
}
