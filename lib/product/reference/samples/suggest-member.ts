import ts from "typescript";
import { suggest } from "../../../issues";

/** The member that a name at a position of a file most likely stands for, among those its type has. */
export function suggestMember(program: ts.Program, file: ts.SourceFile, position: number): string | undefined {
  const checker = program.getTypeChecker();
  const name = nameAt(file, position);
  const type = name && typeAround(checker, name);
  if (!name || !type) return undefined;
  // A call that takes one record or a list of them means the record.
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => !checker.isArrayType(part));
  const known = new Set(parts.flatMap((part) => part.getProperties()).map((property) => property.getName()));
  return suggest(name.text, [...known]);
}

function nameAt(file: ts.SourceFile, position: number): ts.Identifier | undefined {
  const visit = (node: ts.Node): ts.Identifier | undefined => {
    if (ts.isIdentifier(node) && node.getStart(file) === position) return node;
    return ts.forEachChild(node, visit);
  };
  return visit(file);
}

/** The type that should have had the name: of the expression before the point, or of the object it stands in. */
function typeAround(checker: ts.TypeChecker, name: ts.Identifier): ts.Type | undefined {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return checker.getTypeAtLocation(parent.expression);
  return ts.isObjectLiteralExpression(parent.parent) ? checker.getContextualType(parent.parent) : undefined;
}
