import "./ignore-css.mjs";
import { contentPlace } from "../content/place";
import { createExaminer } from "../links/examiner";
import { loadReference } from "../reference/reference";
import { createSampleChecker } from "../reference/samples";
import type { Request } from "./examine-process";

// The one thing the checks take from a component: figures know which values their attributes may have.
const { checkFigure } = await import("../../components/figures/check");
const root = process.argv[2] ?? process.cwd();
// Only our own pages write about the product that the reference describes.
const samples = contentPlace(root).isOwn ? createSampleChecker(root) : undefined;
const examiner = createExaminer(loadReference(root), checkFigure, samples);

/** The process of `examine-process.ts`. */
process.on("message", async (request: Request) => {
  if ("page" in request) return examiner.add(request.page);
  process.send?.(await examiner.finish(), () => process.disconnect());
});
