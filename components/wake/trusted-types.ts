import type { TrustedScripts } from "@/lib/wake-plan";

/**
 * The one Trusted Types policy of a page, and of the worker of search: what may become a script, a worker or markup. It is called
 * `default` because the framework's loader hands the browser plain addresses, and React plain markup; browsers ask the policy of
 * this name what to make of them. What it refuses does not happen, and is reported as a violation.
 */
type Policy = {
  createScriptURL: (address: string) => string | undefined;
  createHTML: (html: string) => string | undefined;
  createScript: () => never;
};

/** A tag that runs, loads and leads nowhere by itself, as serializers write it: values in double quotes. */
const inertTag =
  /<\/?(?!(?:script|iframe|frame|object|embed|base|meta|link|form)\b)[a-z][\w:-]*(?:\s+(?!on|srcdoc)[\w:.-]+(?:="[^"]*")?)*\s*\/?>/gi;

/** How React makes an element for data such as JSON-LD; it never runs, and its text is set later. */
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
    // Thrown, not refused: code that asks whether text may become code (zod does, in hosted search) goes on without, and nothing is reported.
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
