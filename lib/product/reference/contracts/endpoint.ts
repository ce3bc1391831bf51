import type { Contracts } from "../../../authoring/contract";
import { drawTable } from "../../../authoring/drawn";
import { type Api, type Endpoint, type PageKind, pageKinds } from "../api-types";
import type { Reference } from "../reference";
import { code } from "./cells";

const directions: Record<Endpoint["direction"], string> = {
  in: "Into Planloom",
  out: "Out of Planloom",
  both: "Both ways",
};
const pageLabels: Record<PageKind, string> = {
  api: "API",
  ui: "User interface",
  cli: "Command line",
  dotnet: ".NET SDK",
  js: "JavaScript SDK",
  guide: "Guide",
};

/** Contract of what draws the quick facts of a route. */
export function endpointContracts({ api }: Reference) {
  return {
    Endpoint: {
      purpose: "Quick facts of a route: methods, key, scopes, direction, import operations, twin pages.",
      examples: ['<Endpoint path="/appointment" />'],
      attributes: {
        path: {
          isRequired: true,
          noun: "endpoint",
          source: "content/_reference/openapi.yaml",
          values: api.endpoints.map(({ path }) => path),
        },
      },
      draw: ({ path }) =>
        api.endpoints
          .filter((endpoint) => endpoint.path === path)
          .flatMap((endpoint) => {
            const rows = factsOf(api, endpoint).map((cells) => ({ cells }));
            return drawTable(`Facts about ${path}`, ["Fact", "Value"], rows);
          }),
    },
  } as const satisfies Contracts;
}

function factsOf(api: Api, endpoint: Endpoint): [fact: string, value: string][] {
  const { operations } = endpoint;
  const isOpen = operations.every(({ scope }) => scope === "none");
  return [
    ["Endpoint", code(endpoint.path)],
    ["Methods", operations.map(({ method }) => method.toUpperCase()).join(", ")],
    ["Authentication", isOpen ? "None" : "API key or token"],
    ...(isOpen ? [] : [["Scope", describeScopes(endpoint)] satisfies [string, string]]),
    ["Direction", directions[endpoint.direction]],
    ...(operations.some(({ body }) => body?.acceptsList)
      ? [["Import", describeImports(api, endpoint)] satisfies [string, string]]
      : []),
    ["The same in", linkPages(endpoint)],
  ];
}

/** Scopes of the route; where it has several, each with its methods. */
function describeScopes({ operations }: Endpoint): string {
  const scopes = [...new Set(operations.map(({ scope }) => scope))];
  const describe = (scope: string) => {
    const name = scope === "per item" ? "that of each item" : code(scope);
    const methods = operations.filter((operation) => operation.scope === scope);
    return scopes.length > 1 ? `${name} (${methods.map(({ method }) => method.toUpperCase()).join(", ")})` : name;
  };
  return scopes.map(describe).join(", ");
}

function describeImports(api: Api, { path }: Endpoint): string {
  const imports = api.importOperations.filter(({ entity }) => entity === path.slice(1));
  return imports.length > 0 ? imports.map(({ name }) => code(name)).join(", ") : "Not importable";
}

function linkPages({ pages }: Endpoint): string {
  const links = pageKinds.flatMap((kind) => {
    const href = pages[kind];
    return kind === "api" || href === undefined ? [] : [`[${pageLabels[kind]}](${href})`];
  });
  return links.join(", ");
}
