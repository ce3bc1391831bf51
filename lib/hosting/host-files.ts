import { writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { htaccessFile } from "./apache";
import { cloudFrontRequest, cloudFrontResponse, largestFunction } from "./cloudfront";
import { headersFile, redirectsFile, staticWebAppFile, vercelFile } from "./edge-files";
import { nginxBrotliFile, nginxFile } from "./nginx";
import { type HostRules, isPrecompressed } from "./rules";

/** Files that a host reads in the export itself. GitHub Pages would leave out names with an underscore but for `.nojekyll`. */
function filesInExport(rules: HostRules): Record<string, string> {
  return {
    ".htaccess": htaccessFile(rules),
    ".nojekyll": "",
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    "staticwebapp.config.json": staticWebAppFile(rules),
    "vercel.json": vercelFile(rules),
  };
}

/** Files that somebody installs at the host, and the rules themselves for our own server. */
function filesBeside(rules: HostRules, files: readonly string[]): Record<string, string> {
  const extensions = new Set([...files.map((name) => extname(name).slice(1)), ...Object.keys(rules.types)]);
  // Page paths have no extension.
  for (const ofPages of ["", "html"]) extensions.delete(ofPages);
  return {
    "cloudfront-request.js": cloudFrontRequest(rules, files, [...extensions]),
    "cloudfront-response.js": cloudFrontResponse(rules),
    "nginx.conf": nginxFile(rules),
    ...(isPrecompressed(rules) && { "nginx-brotli.conf": nginxBrotliFile() }),
    "rules.json": `${JSON.stringify(rules, undefined, 2)}\n`,
  };
}

/**
 * Writes the rules in the syntax of every supported host: files that are part of the export into `folder`, those that are installed on a
 * server into `beside`. `files` are the names of the export's files. Returns what its host will not take, with the next step.
 */
export function writeHostFiles(folder: string, beside: string, files: readonly string[], rules: HostRules): string[] {
  const write = (to: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(to, name), text);
  };
  const installed = filesBeside(rules, files);
  write(folder, filesInExport(rules));
  write(beside, installed);
  return Object.entries(installed).flatMap(([name, text]) => {
    const bytes = Buffer.byteLength(text);
    return name.startsWith("cloudfront-") && bytes > largestFunction ? [tooLarge(name, bytes)] : [];
  });
}

const tooLarge = (name: string, bytes: number): string =>
  `hosting/${name} has ${bytes} bytes, and CloudFront takes no function of more than ${largestFunction}. ` +
  "Before you install it there, take redirects out of it, which the export's own redirect pages answer then.";
