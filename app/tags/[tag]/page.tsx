import type { Metadata } from "next";
import { ListPage } from "@/components/layout/list-page";
import { TaggedPages } from "@/components/tags/tagged-pages";
import { SiteLink } from "@/components/ui/site-link";
import { getContent } from "@/lib/content/docs";
import { groupBySection, pagesWithTag, tagNames } from "@/lib/content/tags";
import { describe } from "@/lib/metadata/page";
import { manifest } from "@/lib/nav/manifest";
import { type Tag, tags } from "@/lib/site";

type Props = { params: Promise<{ tag: Tag }> };

export const dynamicParams = false;

export const generateStaticParams = () => tagNames.map((tag) => ({ tag }));

const pagesOf = (tag: Tag) => pagesWithTag(getContent(manifest.sidebars).routes, tag);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag } = await params;
  const { title, label } = tags[tag];
  const description = `${pagesOf(tag).length} pages of the documentation with the topic ${label}, by section and title.`;
  return describe(`/tags/${tag}`, title, description);
}

export default async function TagRoute({ params }: Props) {
  const { tag } = await params;
  const { title, description } = tags[tag];
  const pages = pagesOf(tag);
  const lead = (
    <>
      {description} {pages.length} pages. <SiteLink href="/tags">All topics</SiteLink>
    </>
  );
  return (
    <ListPage path={`/tags/${tag}`} title={title} lead={lead}>
      <TaggedPages sections={groupBySection(pages, manifest.sidebars)} />
    </ListPage>
  );
}
