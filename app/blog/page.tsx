import { pages } from "#texts/pages";
import { BlogList } from "@/components/blog/blog-list";
import { blog } from "@/lib/blog/feeds";
import { describeBlog } from "@/lib/metadata/blog";
import { inEditions } from "@/lib/metadata/in-editions";
import { getSite } from "@/lib/site/current";

export const generateMetadata = () =>
  inEditions(describeBlog(blog.path, pages.blog.name, blog.description), getSite(), blog.path);

export default function Blog() {
  return <BlogList {...getSite()} page={1} />;
}
