import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PrintDocument } from "@/components/print/print-document";
import { formatDay } from "@/lib/blog/dates";
import { getContent, metadataOf } from "@/lib/content/docs";
import { describe } from "@/lib/metadata/page";
import { flattenSidebar } from "@/lib/nav/flatten";
import { manifest } from "@/lib/nav/manifest";

type Props = { params: Promise<{ section: string }> };

const sections = manifest.sidebars;

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(sections).map((section) => ({ section }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = (await params).section;
  const label = sections[id]?.label ?? "";
  return describe(`/print/${id}`, `${label}, to print`, `All pages of the section ${label} in one document.`, true);
}

/** The newest change among the pages, as far as the repository or front matter knows. */
function lastChange(paths: readonly string[]): string | undefined {
  const content = getContent(sections);
  const dates = paths.flatMap((path) => {
    const route = content.routes.get(path);
    return (route && metadataOf(content, route.source).date) ?? [];
  });
  return dates.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

export default async function PrintRoute({ params }: Props) {
  const id = (await params).section;
  const section = sections[id];
  if (!section) notFound();
  const paths = [...new Set(flattenSidebar(section.items).map(({ href }) => href))];
  const date = lastChange(paths);
  return <PrintDocument id={id} section={section} pages={paths.length} changed={date && formatDay(date)} />;
}
