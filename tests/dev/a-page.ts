import { type Preview, siteDir } from "./preview";

/** A page that only these tests use. */
export const file = `${siteDir}/content/keeper/live-preview.mdx`;
export const address = "/keeper/live-preview";

/** Front matter of that page, which is unlisted, so that the writing rules do not apply to it. */
export const head = (type = "concept", more = "") =>
  `---\ntitle: Live preview\ndescription: A page that tests write.\ntype: ${type}\nunlisted: true\n${more}---\n\n`;

/** Writes the page. */
export const save = (preview: Preview, body: string, start = head()) => preview.write(file, `${start}${body}\n`);
