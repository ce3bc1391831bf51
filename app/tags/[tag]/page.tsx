import type { Metadata } from "next";
import { TagPage } from "@/components/layout/tag-page";
import { SiteLink } from "@/components/ui/site-link";
import { getContent } from "@/lib/content/docs";
import { pagesWithTag, tagNames } from "@/lib/content/tags";
import { describe } from "@/lib/metadata/page";
import { type Tag, tags } from "@/lib/site";
import { sidebars } from "@/sidebars";

type Props = { params: Promise<{ tag: Tag }> };

export const dynamicParams = false;

export const generateStaticParams = () => tagNames.map((tag) => ({ tag }));

function describeTag(tag: Tag): { title: string; description: string } {
  const count = pagesWithTag(getContent(sidebars).routes, tag).length;
  return {
    title: tags[tag].title,
    description: `${count} pages of the documentation with the topic ${tags[tag].label}, by title.`,
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag } = await params;
  const { title, description } = describeTag(tag);
  return describe(`/tags/${tag}`, title, description);
}

export default async function TagRoute({ params }: Props) {
  const { tag } = await params;
  return (
    <TagPage {...describeTag(tag)} all>
      {pagesWithTag(getContent(sidebars).routes, tag).map(({ doc, frontMatter }) => (
        <li key={doc.path}>
          <SiteLink href={doc.path}>{frontMatter.title}</SiteLink>
          <p>{frontMatter.description}</p>
        </li>
      ))}
    </TagPage>
  );
}
