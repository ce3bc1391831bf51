import type { Reference } from "../reference/reference";
import type { Fence, SampleChecker } from "../reference/samples";
import type { Examiner, FigureCheck, NamedParts, NameFindings } from "./analyzed-page";
import { examineCodes, examineNames } from "./examine-names";

/** Examines pages against a reference and the figures; their code, and the codes they name, when there is a checker for samples. */
export function createExaminer(reference: Reference, checkFigure: FigureCheck, samples?: SampleChecker): Examiner {
  const pages: { file: string; fences: Fence[]; findings: NameFindings }[] = [];
  return {
    add: (page) => {
      const { anchors, issues } = examineNames(page, reference, checkFigure);
      const fences = fencesOf(page);
      const facts = samples ? [...examineCodes(page, reference), ...samples.checkTexts(fences).map(asError)] : [];
      const findings = { anchors, issues: [...issues, ...facts] };
      pages.push({ file: page.file, fences, findings });
    },
    finish: async () => {
      const typed = (samples?.checkTypes(pages.flatMap(({ fences }) => fences)) ?? []).map(asError);
      return pages.map(({ file, findings: { anchors, issues } }) => ({
        anchors,
        issues: [...issues, ...typed.filter((issue) => issue.file === file)],
      }));
    },
  };
}

const fencesOf = ({ file, fences }: NamedParts): Fence[] => fences.map((fence) => ({ ...fence, file }));

const asError = <Found>(found: Found) => ({ severity: "error" as const, ...found });
