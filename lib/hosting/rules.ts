import { workerAddress } from "../offline/names";
import { isExternal, toHref } from "../paths";
import type { Redirect } from "../types";

/** A response header. */
export type Header = readonly [name: string, value: string];

/** The rules for serving an export, independent of a host's syntax. */
export type HostRules = {
  /** On every answer, errors included. */
  headers: readonly Header[];
  cache: {
    /** For addresses that begin with one of `hashed`: their content never changes. */
    forGood: string;
    /** For all others: cached, but revalidated before each use. */
    revalidated: string;
    hashed: readonly string[];
    /** For the worker's script: while a host caches it, readers get no newer worker, nor one that removes it. */
    worker: string;
  };
  /** Content types by file extension, where hosts differ or know none. */
  types: Readonly<Record<string, string>>;
  /** Extensions and types of the files beside which compressed ones stand; empty where none are exported. */
  precompressed: Readonly<Record<string, string>>;
  /** Extensions of files that are no pages and must not be found as such: payloads of Next, lists for assistants. */
  notIndexed: readonly string[];
  /** Answered with status 301; `from` is decoded, `to` is encoded as a header needs it. */
  redirects: readonly Redirect[];
  /** The page for unknown addresses, served with status 404. */
  notFound: string;
  /** What the addresses of other editions begin with; below it they have a page for unknown addresses of their own. */
  bases: readonly string[];
};

/**
 * What the rules depend on: `inlineScripts` and `inlineStyles` are SHA-256 hashes in Base64, `searchHosts` are origins,
 * `drawsDiagrams` says that a page leaves a diagram to the reader's browser, `isAsleep` that pages sleep until touched,
 * `precompressed` that text files stand beside their compressed forms.
 */
type HostFacts = {
  inlineScripts: readonly string[];
  searchHosts: readonly string[];
  inlineStyles: readonly string[];
  drawsDiagrams: boolean;
  isAsleep: boolean;
  precompressed: boolean;
  redirects: readonly Redirect[];
  bases: readonly string[];
};

/** The encodings of compressed files, the smallest first: the extension, and the name in `Accept-Encoding`. */
export const encodings = [
  ["br", "br"],
  ["gz", "gzip"],
] as const;

/** The ends of the names of compressed files, as a regular expression. */
export const compressedEnds = `\\.(?:${encodings.map(([extension]) => extension).join("|")})`;

/** The ends of the names of files that are exported compressed as well, as a regular expression. */
export const compressibleEnds = ({ precompressed }: HostRules): string =>
  `\\.(?:${Object.keys(precompressed).join("|")})`;

/** True if an export has compressed files. */
export const isPrecompressed = ({ precompressed }: HostRules): boolean => Object.keys(precompressed).length > 0;

const types = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  webmanifest: "application/manifest+json",
  yaml: "application/yaml",
} as const;

/** The content types of all text files of an export, by extension. */
export const textTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
  xml: "application/xml",
  ...types,
};

/** A policy with more hashes than this would be longer than hosts allow a header to be. */
const maxHashes = 8;

/** The rules for one export. */
export function hostRules(facts: HostFacts): HostRules {
  const { precompressed, redirects, bases } = facts;
  return {
    headers: [
      ["Content-Security-Policy", contentSecurityPolicy(facts)],
      ["Strict-Transport-Security", "max-age=31536000"],
      ["X-Content-Type-Options", "nosniff"],
      ["Referrer-Policy", "strict-origin-when-cross-origin"],
      ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
      ["Cross-Origin-Opener-Policy", "same-origin"],
      ["Cross-Origin-Resource-Policy", "same-origin"],
    ],
    cache: {
      forGood: "public, max-age=31536000, immutable",
      revalidated: "no-cache",
      hashed: ["", ...bases].flatMap((base) =>
        ["/_next/static/", "/search-index/parts/", "/search-index/texts.", "/search-index/titles."].map(
          (prefix) => `${base}${prefix}`,
        ),
      ),
      worker: workerAddress,
    },
    types,
    precompressed: precompressed ? textTypes : {},
    notIndexed: ["txt"],
    redirects: redirects.map(({ from, to }) => ({ from, to: isExternal(to) ? to : toHref(to) })),
    notFound: "/404.html",
    bases,
  };
}

/**
 * Inline styles are allowed only where a diagram has no drawing: mermaid writes a style element and style attributes while it draws.
 * Exported pages have neither. Styles that are known are named by their hashes, which forbid all others. Pages that do not sleep each
 * repeat their payload in a script of their own, and one header cannot name the hashes of all of these.
 */
function contentSecurityPolicy(facts: HostFacts): string {
  const { inlineScripts, searchHosts, inlineStyles, drawsDiagrams, isAsleep } = facts;
  const hashes = hashed(inlineScripts);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(hashes.length > maxHashes ? ["'unsafe-inline'"] : hashes)].join(" "),
    ["style-src 'self'", ...(drawsDiagrams ? ["'unsafe-inline'"] : hashed(inlineStyles))].join(" "),
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...searchHosts].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isAsleep ? trustedTypes(drawsDiagrams) : []),
  ].join("; ");
}

/**
 * What a page may make scripts and markup of is for its one policy to say (`components/wake/trusted-types.ts`); mermaid's sanitizer brings
 * its own, for markup alone. Pages that do not sleep have no script in which the policy could be in force before all others.
 */
const trustedTypes = (drawsDiagrams: boolean) => [
  "require-trusted-types-for 'script'",
  `trusted-types default${drawsDiagrams ? " dompurify" : ""}`,
];

const hashed = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
