import type { Reference } from "../reference/reference";
import type { Fence, SampleChecker } from "../reference/samples";
import type { TypeChecker } from "../reference/samples/typescript-check";
import type { Examiner, FigureCheck, NamedParts, NameFindings } from "./analyzed-page";
import { examineCodes, examineNames } from "./examine-names";

/** What checks the code of pages; the compiler is loaded for the first fence that needs it. */
type CodeChecks = SampleChecker & { loadTypes: () => Promise<TypeChecker> };

/** Examines pages against a reference and the figures; their code, and the codes they name, when there are checks for it. */
export function createExaminer(reference: Reference, checkFigure: FigureCheck, code?: CodeChecks): Examiner {
  const pages: { file: string; fences: Fence[]; findings: NameFindings }[] = [];
  let types: Promise<TypeChecker> | undefined;
  return {
    add: (page) => {
      const { anchors, issues } = examineNames(page, reference, checkFigure);
      const fences = fencesOf(page);
      const facts = code ? [...examineCodes(page, reference), ...code.checkTexts(fences).map(asError)] : [];
      pages.push({ file: page.file, fences, findings: { anchors, issues: [...issues, ...facts] } });
      if (code && !types && fences.some(code.needsTypes)) types = code.loadTypes();
    },
    finish: async () => {
      const checkTypes = await types;
      const typed = (checkTypes?.(pages.flatMap(({ fences }) => fences)) ?? []).map(asError);
      return pages.map(({ file, findings: { anchors, issues } }) => ({
        anchors,
        issues: [...issues, ...typed.filter((issue) => issue.file === file)],
      }));
    },
  };
}

const fencesOf = ({ file, fences }: NamedParts): Fence[] => fences.map((fence) => ({ ...fence, file }));

const asError = <Found>(found: Found) => ({ severity: "error" as const, ...found });
