import type { TrustedScripts } from "@/lib/wake-plan";

/**
 * The only Trusted Types policy of a page and of the search worker: decides what may become a script, a worker or markup. It is named
 * `default` because the framework's loader and React pass plain strings to the browser, which applies the policy of this name to them.
 * What it refuses is blocked and reported as a violation.
 */
type Policy = {
  createScriptURL: (address: string) => string | undefined;
  createHTML: (html: string) => string | undefined;
  createScript: () => never;
};

/** Matches a serialized tag (attribute values in double quotes) that by itself runs nothing, loads nothing and navigates nowhere. */
const inertTag =
  /<\/?(?!(?:script|iframe|frame|object|embed|base|meta|link|form)\b)[a-z][\w:-]*(?:\s+(?!on|srcdoc)[\w:.-]+(?:="[^"]*")?)*\s*\/?>/gi;

/** Markup with which React creates a script element for data such as JSON-LD; it never runs, and its text is set later. */
const emptyScript = "<script></script>";

/** Creates the policy of a site at `origin`. What its functions return is allowed; undefined refuses. */
export function createTrustedTypesPolicy({ folder, worker, offlineWorker }: TrustedScripts, origin: string): Policy {
  return {
    createScriptURL: (address) => {
      const url = new URL(address, origin);
      if (url.origin !== origin) return undefined;
      if (url.pathname === offlineWorker) return address;
      if (!url.pathname.startsWith(folder)) return undefined;
      return worker ? address.replace(worker.plain, worker.trusted) : address;
    },
    createHTML: (html) => (html === emptyScript || !html.replace(inertTag, "").includes("<") ? html : undefined),
    // Throws rather than refuses: code that probes for eval (zod in hosted search) then continues without it, and no violation is reported.
    createScript: () => {
      throw TypeError("eval");
    },
  };
}

type Factory = { createPolicy: (name: string, policy: Policy) => unknown };

/** Installs the policy if the browser supports Trusted Types. Must run before any other code of the page or the worker. */
export function installTrustedTypesPolicy(trusted: TrustedScripts): void {
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(
    "default",
    createTrustedTypesPolicy(trusted, location.origin),
  );
}
