import { pages } from "#texts/pages";
import { BlogList } from "@/components/blog/blog-list";
import { blog } from "@/lib/blog/feeds";
import { inEditions } from "@/lib/metadata/in-editions";
import { describe } from "@/lib/metadata/page";
import { getSite } from "@/lib/site/current";

export const generateMetadata = () =>
  inEditions(describe(blog.path, pages.blog.name, blog.description), getSite(), blog.path);

export default function Blog() {
  return <BlogList {...getSite()} page={1} />;
}
