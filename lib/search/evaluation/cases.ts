import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * A reader's question, the places that answer it, and the facts that the answer must contain ("a|b": either). "-" marks a question that the
 * documentation does not answer.
 */
export type Case = { question: string; places: string[]; facts: string[] };

/** Questions for Ask and search, and queries of a few words for search alone: places without facts. */
export type SetFile = "questions.tsv" | "held-back.tsv" | "queries.tsv" | "queries-held-back.tsv" | "words.tsv";

/** Reads the cases of a set in this folder, or in that of another language: one per line, with tab-separated fields. */
export function readCases(file: SetFile, language = ""): Case[] {
  const lines = readFileSync(resolve("lib/search/evaluation", language, file), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [question = "", places = "", facts = ""] = line.split("\t");
    return { question, places: places === "-" ? [] : places.split(" "), facts: facts.split("; ") };
  });
}

/** The page of a place. */
export const pageOf = (href: string): string => href.split("#")[0] ?? "";

/** Whether a text holds all facts. */
export const holdsFacts = (facts: readonly string[], text: string): boolean =>
  facts.every((fact) => fact.split("|").some((words) => text.includes(words)));
