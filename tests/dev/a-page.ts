import { type Preview, siteDir } from "./preview";

/** A page of these tests alone. */
export const file = `${siteDir}/content/keeper/live-preview.mdx`;
export const address = "/keeper/live-preview";

/** Front matter of that page: not listed, so that the rules for pages let it off. */
export const head = (type = "concept", more = "") =>
  `---\ntitle: Live preview\ndescription: A page that tests write.\ntype: ${type}\nunlisted: true\n${more}---\n\n`;

/** Writes the page. */
export const save = (preview: Preview, body: string, start = head()) => preview.write(file, `${start}${body}\n`);
