import { examineComponents } from "../check/examine-components";
import type { DocumentLink, PageExaminer } from "../check/types";
import { withoutInvisible } from "../page/invisible";
import type { Issue } from "../types";
import { plainUserActions, strangers, unknownAddresses, unknownCodes, unknownLabels } from "./check-words";
import { loadContracts } from "./contracts";
import { checkDocuments } from "./reference/check-documents";
import { referenceLinks } from "./reference/links";
import { loadReference } from "./reference/reference";
import { createSampleChecker } from "./reference/samples";
import { labelsOfFigures, otherLabels } from "./screen-labels";

/** Checks pages against the product whose reference is below `root`: components, code samples, error codes, and addresses. */
export function createPageExaminer(root: string): PageExaminer {
  const reference = loadReference(root);
  const contracts = loadContracts(reference);
  const { checkTexts, needsTypes } = createSampleChecker(root);
  const labels = new Set([...labelsOfFigures, ...otherLabels]);
  return ({ file, body, outline }) => {
    const fences = outline.fences.map((fence) => ({ ...fence, code: withoutInvisible(fence.code), file }));
    const { anchors, findings } = examineComponents(contracts, { outline });
    const ofWords = [
      ...unknownLabels({ file, outline }, labels),
      ...strangers({ file, body }),
      ...plainUserActions(
        body,
        reference.rights.actions.map(({ name }) => name),
      ),
    ];
    const ofText = [
      ...unknownCodes(body, reference.errors),
      ...unknownAddresses(body),
      ...checkTexts(fences).map(withoutFile),
    ];
    return {
      anchors,
      findings: [...findings, ...ofText.map((found) => ({ severity: "error" as const, ...found })), ...ofWords],
      needsTypes: fences.some(needsTypes),
    };
  };
}

/** Issues within the reference documents themselves, and the links they contain. */
export function examineDocuments(root: string): { issues: Issue[]; links: DocumentLink[] } {
  return { issues: checkDocuments(root), links: referenceLinks(root) };
}

const withoutFile = <Found extends { file: string }>({ file: _, ...found }: Found) => found;
