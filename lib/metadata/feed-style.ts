import { pages } from "#texts/pages";
import { colorOf } from "./design-tokens";

const color = (token: string): string => {
  const { light, dark } = colorOf(token);
  return `light-dark(${light},${dark})`;
};
const inQuotes = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;

/** The style sheet of RSS and Atom feeds: their entries with date, title, summary, and address, below a note on what a feed is. */
export const feedStyle = (): string => `
:root {
  color-scheme: light dark;
  display: block;
  max-width: 44rem;
  margin: 0 auto;
  padding: 2rem 1.25rem 4rem;
  background: ${color("color-bg")};
  color: ${color("color-text")};
  font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
:root::before {
  content: ${inQuotes(pages.blog.feedNote)};
  display: block;
  padding: 0.75rem 1rem;
  border-radius: 0.5rem;
  background: ${color("color-accent-soft")};
}
* {
  display: none;
}
channel,
:is(channel, feed, item, entry) > title,
:is(channel, item) > description:is(channel > *, :has(~ encoded)),
:is(feed > subtitle, entry > summary) {
  display: block;
}
:is(channel, feed) > title {
  margin-top: 2rem;
  font-size: 2rem;
  font-weight: 700;
  line-height: 1.25;
}
:is(channel > description, feed > subtitle) {
  color: ${color("color-text-muted")};
}
item,
entry {
  display: flex;
  flex-direction: column;
  margin-top: 1.5rem;
  padding-top: 1.5rem;
  border-top: 1px solid ${color("color-border")};
}
:is(item, entry) > title {
  font-size: 1.25rem;
  font-weight: 600;
}
:is(item > pubDate, entry > published) {
  display: block;
  order: -1;
  color: ${color("color-text-muted")};
  font-size: 0.875rem;
}
:is(item > link, entry > link) {
  display: block;
  order: 1;
  color: ${color("color-accent-text")};
  font-size: 0.875rem;
}
entry > link::before {
  content: attr(href);
}
`;
