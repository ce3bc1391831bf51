import { existsSync } from "node:fs";
import { join } from "node:path";
import { suggest } from "../issues";
import type { Issue } from "../types";
import { manifestFileOf } from "./place";

const search = "NEXT_PUBLIC_SEARCH_";
const searchNames = ["APP_ID", "API_KEY", "INDEX", "ASSISTANT_ID", "HOST"].map((name) => search + name);
/** Variables whose misspellings are reported. */
const names = ["CHECK", "CONTENT_DIR", "SITE_DIR", "EDITION_LANGUAGE", "EDITION_VERSION", ...searchNames];

const mistake = (file: string, message: string, hint: string): Issue => ({ severity: "error", file, message, hint });

/** Issues with the environment variables of a process at `root`: misspelled names and unsupported values would be ignored silently. */
export function environmentMistakes(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Issue[] {
  const { CHECK, CONTENT_DIR, SITE_DIR } = env;
  const unknown = Object.keys(env).flatMap((name) => misspelled(name));
  const isMissing = (name: string) => !env[search + name] && searchNames.some((other) => env[other]);
  const unset = ["APP_ID", "API_KEY"].filter(isMissing).map((name) => search + name);
  const hosted = unset.map((name) => mistake(name, "Hosted search is half set up.", "Set it, or unset the others."));
  return [
    ...unknown,
    ...(CHECK && CHECK !== "strict" ? [mistake("CHECK", `"${CHECK}" means nothing.`, "Write CHECK=strict.")] : []),
    ...(SITE_DIR && CONTENT_DIR
      ? [mistake("SITE_DIR, CONTENT_DIR", "Both name what is exported.", "Unset one of the two.")]
      : []),
    ...(SITE_DIR && !existsSync(join(root, manifestFileOf(SITE_DIR))) ? [noSite(manifestFileOf(SITE_DIR))] : []),
    ...hosted,
    ...hostMistakes(env[`${search}HOST`]),
  ];
}

function hostMistakes(host: string | undefined): Issue[] {
  if (!host) return [];
  if (!/^https?:/.test(host) || !URL.canParse(host))
    return [
      mistake(`${search}HOST`, `"${host}" is not an address.`, "Write it with its scheme: https://search.example."),
    ];
  const { origin, href } = new URL(host);
  if (href === `${origin}/`) return [];
  return [mistake(`${search}HOST`, `"${host}" is more than a host, and the rest is dropped.`, `Write ${origin}.`)];
}

const noSite = (file: string): Issue =>
  mistake("SITE_DIR", `There is no "${file}".`, "Name the folder of a site from the project root, such as tests/site.");

/** Reports a name that differs from a known one only in case or underscores, or has the search prefix but is unknown. */
function misspelled(name: string): Issue[] {
  const plain = (text: string) => text.replaceAll("_", "").toUpperCase();
  const isMeant = names.some((known) => plain(known) === plain(name)) || name.startsWith(search);
  if (!isMeant || names.includes(name)) return [];
  return [mistake(name, "Nothing reads this variable.", suggest(name, names, `Known: ${names.join(", ")}.`) ?? "")];
}
