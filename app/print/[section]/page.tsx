import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pages } from "#texts/pages";
import { PrintDocument } from "@/components/print/print-document";
import { formatDay } from "@/lib/blog/dates";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { flattenSidebar } from "@/lib/nav/flatten";
import { manifest } from "@/lib/nav/manifest";
import { printPath } from "@/lib/nav/print-anchors";
import { paramsToRender } from "@/lib/nav/routes";
import { getSite, siteToRender } from "@/lib/site/current";
import { newestOf } from "@/lib/site/last-update";
import { metadataOf } from "@/lib/site/load";

type Props = { params: Promise<{ section: string }> };

const sections = manifest.sidebars;

export const dynamicParams = false;

export async function generateStaticParams(): Promise<{ section: string }[]> {
  const { only } = await siteToRender();
  const pages = Object.keys(sections).map((section) => ({ path: printPath(section), params: { section } }));
  return paramsToRender(only, pages, (section) => ({ section }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = (await params).section;
  const label = sections[id]?.label ?? "";
  return describeGeneratedPage(
    getSite(),
    printPath(id),
    pages.print.title(label),
    pages.print.description(label),
    true,
  );
}

/** Date of the newest change to any of the pages, as far as known from the repository or front matter. */
function lastChange(paths: readonly string[]): string | undefined {
  const content = getSite();
  const routes = paths.flatMap((path) => content.routes.get(path) ?? []);
  return newestOf(routes.map(({ source }) => metadataOf(content, source).date));
}

export default async function PrintRoute({ params }: Props) {
  const id = (await params).section;
  const section = sections[id];
  if (!section) notFound();
  const paths = [...new Set(flattenSidebar(section.items).map(({ href }) => href))];
  const date = lastChange(paths);
  return <PrintDocument id={id} section={section} pages={paths.length} changed={date && formatDay(date)} />;
}
