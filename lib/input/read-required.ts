import { readText } from "./read-text";
import { InputError } from "./validate";

/** The text of a file that is needed as a whole. @throws InputError when it cannot be read. */
export function readRequired(path: string, file: string): string {
  const { text, issues } = readText(path, file, "error");
  if (issues.length > 0) throw new InputError(issues);
  return text;
}
