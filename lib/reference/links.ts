import { parseInline } from "./inline-text";
import { loadReference, type Reference } from "./reference";

/** A site path that a reference document points to, and the document. */
export type ReferenceLink = { href: string; file: string };

/** Every site path drawn from the reference, so that the link check can follow them; each once per document. */
export function referenceLinks(reference: Reference = loadReference()): ReferenceLink[] {
  const { api, cli, sdk, errors, settings } = reference;
  const texts = {
    "openapi.yaml": [
      ...api.schemas.flatMap((schema) => schema.fields.map((field) => field.meaning)),
      ...api.endpoints.flatMap(({ operations }) =>
        operations.flatMap((operation) => operation.errors.map(({ when }) => when)),
      ),
    ],
    "cli.yaml": cli.commands.flatMap(({ actions }) =>
      actions.flatMap(({ options }) => options.map(({ meaning }) => meaning)),
    ),
    "sdk.yaml": Object.values(sdk.packages).flatMap(({ types }) => types.map(({ meaning }) => meaning)),
    "errors.yaml": errors.map(({ remedy }) => remedy),
    "settings.yaml": settings.settings.map(({ effect }) => effect),
  };
  const found = [
    ...Object.entries(texts).flatMap(([name, lines]) => lines.flatMap(linksIn).map((href) => ({ href, name }))),
    ...api.endpoints.flatMap(({ pages }) => Object.values(pages).map((href) => ({ href, name: "openapi.yaml" }))),
    ...cli.commands.map(({ page }) => ({ href: page, name: "cli.yaml" })),
  ];
  const unique = new Map(
    found.map(({ href, name }) => [`${name} ${href}`, { href, file: `content/_reference/${name}` }]),
  );
  return [...unique.values()];
}

function linksIn(text: string): string[] {
  return parseInline(text).flatMap((part) => (part.type === "link" ? [part.href] : []));
}
