import type { Metadata } from "next";
import { pages as texts } from "#texts/pages";
import { ListPage } from "@/components/layout/list-page";
import { TaggedPages } from "@/components/tags/tagged-pages";
import { SiteLink } from "@/components/ui/site-link";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { manifest } from "@/lib/nav/manifest";
import { placeholder } from "@/lib/nav/routes";
import { groupBySection, pagesWithTag, tagNames, topicOf, topicPath } from "@/lib/nav/tags";
import { getSite } from "@/lib/site/current";

type Props = { params: Promise<{ tag: string }> };

export const generateStaticParams = () => (tagNames.length > 0 ? tagNames : [placeholder]).map((tag) => ({ tag }));

const pagesOf = (tag: string) => pagesWithTag(getSite().routes, tag);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag } = await params;
  const { title, label } = topicOf(tag);
  const description = texts.allTopics.of(texts.pageCount(pagesOf(tag).length), label);
  return describeGeneratedPage(getSite(), topicPath(tag), title, description);
}

export default async function TagRoute({ params }: Props) {
  const { tag } = await params;
  const { title, description } = topicOf(tag);
  const pages = pagesOf(tag);
  const lead = (
    <>
      {description} {texts.pageCount(pages.length)}. <SiteLink href="/tags">{texts.allTopics.title}</SiteLink>
    </>
  );
  return (
    <ListPage path={topicPath(tag)} title={title} lead={lead}>
      <TaggedPages sections={groupBySection(pages, manifest.sidebars)} />
    </ListPage>
  );
}
