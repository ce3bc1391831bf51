/** A place of MyST that links can lead to from any page: `(name)=` on a line of its own, or the option `:name:`. */
const target = /^(?:\(([\w./:-]+)\)=|[ \t]*:name:[ \t]*([\w./:-]+))[ \t]*$/gm;
/** What leads to one, by its name alone: `[a](#name)`, ``{ref}`a <name>` ``. */
const use = /\]\(<?#([\w./:-]+)>?\)|\{(?:num)?ref\}`(?:[^`<]*<)?([\w./:-]+)>?`/g;

/** Names of the places on a page. */
export const targetsIn = (body: string): string[] =>
  [...body.matchAll(target)].flatMap(([, alone, option]) => alone ?? option ?? []);

/** Names of the places that a page leads to. */
export const targetUsesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(use)].flatMap(([, linked, referred]) => linked ?? referred ?? [])),
];
