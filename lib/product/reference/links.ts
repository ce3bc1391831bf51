import { parseInline } from "../../authoring/inline-text";
import { projectRoot } from "../../site/environment";
import { documentNames, loadReference, type ReferenceFiles, readFiles } from "./reference";

/** A site path that a reference document draws on pages, and where it stands: its document, and the first line with it. */
type ReferenceLink = { href: string; file: string; line: number };

/** Every site path drawn from the reference in the project at `root`, so that the link check can follow them; each once per document. */
export function referenceLinks(root: string = projectRoot()): ReferenceLink[] {
  const { api, cli, sdk, errors, settings } = loadReference(root);
  const operations = api.endpoints.flatMap((endpoint) => endpoint.operations);
  const commands = cli.commands.flatMap(({ actions }) => actions.flatMap(({ options }) => options));
  const found: Partial<Record<keyof ReferenceFiles, string[]>> = {
    "openapi.yaml": [
      ...linksIn(api.schemas.flatMap((schema) => schema.fields.map((field) => field.meaning))),
      ...linksIn(operations.flatMap((operation) => operation.errors.map(({ when }) => when))),
      ...api.endpoints.flatMap(({ pages }) => Object.values(pages)),
    ],
    "cli.yaml": [...linksIn(commands.map(({ meaning }) => meaning)), ...cli.commands.map(({ page }) => page)],
    "sdk.yaml": linksIn(Object.values(sdk.packages).flatMap(({ types }) => types.map(({ meaning }) => meaning))),
    "errors.yaml": linksIn(errors.map(({ remedy }) => remedy)),
    "settings.yaml": linksIn(settings.settings.map(({ effect }) => effect)),
  };
  const files = readFiles(root);
  return documentNames.flatMap((name) => {
    const { file, text } = files[name];
    return [...new Set(found[name])].map((href) => ({ href, file, line: lineOf(text, href) }));
  });
}

function linksIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => parseInline(text).flatMap((part) => (part.type === "link" ? [part.href] : [])));
}

/** Number of the first line with `href` itself, not with a longer path. */
function lineOf(text: string, href: string): number {
  const lines = text.split("\n");
  return (
    1 +
    lines.findIndex((line) =>
      line
        .split(href)
        .slice(1)
        .some((rest) => !/^[\w/-]/.test(rest)),
    )
  );
}
