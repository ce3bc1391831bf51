import { suggest } from "../../../issues";
import type { CliOption } from "../cli-types";
import type { Finding } from "./sample-types";
import type { ShellWord } from "./shell-words";

/** An option as it was typed, with its value; a bare switch has the value `true`. */
export type GivenOption = { option: CliOption; word: ShellWord; value: ShellWord };

type Reading = { given: GivenOption[]; loose: ShellWord[]; findings: Finding[] };

/** Reads `--name value`, `--name=value`, `-n value` and bare switches; words without an option are loose. */
export function readOptions(known: readonly CliOption[], words: readonly ShellWord[]): Reading {
  const reading: Reading = { given: [], loose: [], findings: [] };
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word || /^\d?[<>]/.test(word.text)) break;
    if (!/^--?[a-z]/i.test(word.text)) {
      reading.loose.push(word);
      continue;
    }
    const [name = "", inline] = word.text.split(/=(.*)/s);
    const option = known.find((candidate) => `--${candidate.name}` === name || `-${candidate.alias}` === name);
    if (!option) {
      reading.findings.push(unknownOption(known, word, name));
      if (inline === undefined && !isOption(words[index + 1])) index++;
      continue;
    }
    const value = inline === undefined ? valueAfter(option, word, words[index + 1]) : { ...word, text: inline };
    if (inline === undefined && value === words[index + 1]) index++;
    if (value) reading.given.push({ option, word, value });
    else reading.findings.push({ line: word.line, message: `${name} needs a value.` });
  }
  return reading;
}

function isOption(word: ShellWord | undefined): boolean {
  return word === undefined || /^--?[a-z]/i.test(word.text);
}

function valueAfter(option: CliOption, word: ShellWord, next: ShellWord | undefined): ShellWord | undefined {
  if (!option.isSwitch) return isOption(next) ? undefined : next;
  return next && (/^(true|false)$/.test(next.text) || next.isDynamic)
    ? next
    : { ...word, text: "true", isDynamic: false };
}

function unknownOption(known: readonly CliOption[], { line }: ShellWord, name: string): Finding {
  const hint = suggest(
    name,
    known.map((option) => `--${option.name}`),
  );
  return { line, message: `there is no option ${name}.`, hint };
}
