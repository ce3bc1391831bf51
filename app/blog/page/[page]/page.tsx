import type { Metadata } from "next";
import { pages as texts } from "#texts/pages";
import { BlogList } from "@/components/blog/blog-list";
import { blog } from "@/lib/blog/feeds";
import { listPath, paginate } from "@/lib/blog/lists";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { getSite, siteToRender } from "@/lib/site/current";

type Props = { params: Promise<{ page: string }> };

/** Page 1 is `/blog`. An export rejects a dynamic route without params, so a short blog has page 1 twice, with one canonical URL. */
export async function generateStaticParams(): Promise<{ page: string }[]> {
  const { site } = await siteToRender();
  const count = paginate(site.posts).length;
  return count < 2 ? [{ page: "1" }] : Array.from({ length: count - 1 }, (_, index) => ({ page: String(index + 2) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = Number((await params).page);
  const description = `${blog.description} ${texts.blog.pageDescription(page)}`;
  return describeGeneratedPage(getSite(), listPath(page), texts.blog.page(page), description);
}

export default async function BlogPage({ params }: Props) {
  return <BlogList {...getSite()} page={Number((await params).page)} />;
}
