import "./ignore-css.mjs";
import { contentPlace } from "../content/place";
import { createExaminer } from "../links/examiner";
import { loadReference, type Reference } from "../reference/reference";
import { ReferenceFileError } from "../reference/yaml-file";
import type { Answer, Request } from "./examine-process";

/** The process of `examine-process.ts`. What only some runs need is loaded by them. */
const root = process.argv[2] ?? process.cwd();
const answer = (found: Answer) => process.send?.(found);

const reference = readReference();
if (reference) await serve(reference);

function readReference(): Reference | undefined {
  try {
    return loadReference(root);
  } catch (cause) {
    if (!(cause instanceof ReferenceFileError)) throw cause;
    answer({ problems: cause.problems });
    return undefined;
  }
}

async function serve(reference: Reference): Promise<void> {
  // The one thing the checks take from a component: figures know which values their attributes may have.
  const { checkFigure } = await import("../../components/figures/check");
  const examiner = createExaminer(reference, checkFigure, await codeChecks(reference));
  process.on("message", async (request: Request) => {
    if ("page" in request) examiner.add(request.page);
    else if (request.ask === "pages") answer({ pages: await examiner.finish() });
    else answer({ documents: await readDocuments() });
  });
}

/** Only our own pages write about the product that the reference describes. */
async function codeChecks(reference: Reference) {
  if (!contentPlace(root).isOwn) return undefined;
  const { createSampleChecker } = await import("../reference/samples");
  const loadTypes = async () => {
    const { createTypeScriptChecker } = await import("../reference/samples/typescript-check");
    return createTypeScriptChecker(reference);
  };
  return { ...createSampleChecker(root), loadTypes };
}

async function readDocuments() {
  const { checkDocuments } = await import("../reference/check-documents");
  const { referenceLinks } = await import("../reference/links");
  return { issues: checkDocuments(root), links: referenceLinks(root) };
}
