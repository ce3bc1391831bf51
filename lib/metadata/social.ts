import { pages } from "#texts/pages";
import { formatDay } from "../blog/dates";
import { blog } from "../blog/feeds";
import type { Post } from "../blog/posts";
import { site } from "../site";
import type { Sidebars } from "../types";

/** One preview image: its file below `/social` and the words drawn on it. */
export type SocialCard = { file: string; eyebrow: string; title: string };

const { width, height } = site.socialImage;

/** Every preview the build draws: the default, one for each section, the blog and each of its posts. */
export function socialCards(sidebars: Sidebars, posts: readonly Post[]): SocialCard[] {
  return [
    { file: "default.png", eyebrow: pages.eyebrow, title: pages.claim },
    ...Object.entries(sidebars).map(([id, { label }]) => ({
      file: `${id}.png`,
      eyebrow: pages.eyebrow,
      title: label,
    })),
    { file: "blog.png", eyebrow: pages.blog.name, title: blog.description.split(",")[0] ?? blog.title },
    ...posts.map(({ slug, title, date }) => ({
      file: `blog/${slug}.png`,
      eyebrow: `${pages.blog.name} · ${formatDay(date)}`,
      title,
    })),
  ];
}

/**
 * The preview of a page for `openGraph.images`: a post has its own, pages of the blog and of a sidebar share one, the others
 * take the default.
 */
export function socialImageOf(path: string, sidebar?: string) {
  const [, section, slug] = path.split("/");
  const isPost = section === "blog" && slug !== undefined && !["archive", "page", "tags"].includes(slug);
  const name = isPost ? `blog/${slug}` : section === "blog" ? "blog" : (sidebar ?? "default");
  return { url: `/social/${name}.png`, width, height, alt: `${pages.documentation}: ${pages.claim}` };
}
