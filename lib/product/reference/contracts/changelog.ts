import type { Contracts } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import { type Change, longDay } from "../changelog";
import type { Reference } from "../reference";

/** Contract of what draws the changes of a release of the API. */
export function changelogContracts({ changelog }: Reference) {
  return {
    Changelog: {
      purpose: "The days of a release and what it changed in the API.",
      examples: ['<Changelog release="2026.4" />'],
      attributes: {
        release: {
          isRequired: true,
          source: "content/_reference/changelog.yaml",
          values: changelog.map(({ release }) => release),
        },
      },
      draw: (attributes) =>
        changelog
          .filter(({ release }) => release === attributes.release)
          .flatMap(({ release, sandbox, production, changes }) => [
            { type: "text", text: `Sandbox ${longDay(sandbox)}, production ${longDay(production)}.` },
            ...drawTable(`Changes in ${release}`, ["Area", "Kind", "Change"], changes.map(toRow)),
          ]),
    },
  } as const satisfies Contracts;
}

function toRow({ area, kind, date, text }: Change) {
  return { cells: [area, kind, date === undefined ? text : `${text} Published on ${longDay(date)}.`] };
}
