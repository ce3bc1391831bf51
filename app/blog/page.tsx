import { pages } from "#texts/pages";
import { BlogList } from "@/components/blog/blog-list";
import { blog } from "@/lib/blog/feeds";
import { describeGeneratedPage } from "@/lib/metadata/page";
import { getSite } from "@/lib/site/current";

export const generateMetadata = () => describeGeneratedPage(getSite(), blog.path, pages.blog.name, blog.description);

export default function Blog() {
  return <BlogList {...getSite()} page={1} />;
}
