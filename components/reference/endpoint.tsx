import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import type { Api, Endpoint as EndpointFacts, PageKind } from "@/lib/reference/api-types";
import { pageKinds } from "@/lib/reference/api-types";
import { assertReference } from "@/lib/reference/check";
import { loadReference } from "@/lib/reference/reference";
import { ReferenceTable } from "./reference-table";

type Fact = [name: string, value: ReactNode];

const directions: Record<EndpointFacts["direction"], string> = {
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

/** Quick facts of a route: methods, key, scopes, direction, import operations, twin pages. */
export function Endpoint({ path }: { path: string }) {
  assertReference("Endpoint", { path });
  const { api } = loadReference();
  return api.endpoints
    .filter((endpoint) => endpoint.path === path)
    .map((endpoint) => (
      <ReferenceTable
        key={path}
        label={`Facts about ${path}`}
        columns={["Fact", "Value"]}
        groups={[{ rows: factsOf(api, endpoint).map(([name, value]) => ({ key: name, cells: [name, value] })) }]}
      />
    ));
}

function factsOf(api: Api, endpoint: EndpointFacts): Fact[] {
  const { operations } = endpoint;
  const scopes = [...new Set(operations.map(({ scope }) => scope))];
  const entity = endpoint.path.slice(1);
  const imports = api.importOperations.filter((operation) => operation.entity === entity).map(({ name }) => name);
  const isOpen = operations.every(({ scope }) => scope === "none");
  return [
    ["Endpoint", <code key="path">{endpoint.path}</code>],
    ["Methods", operations.map(({ method }) => method.toUpperCase()).join(", ")],
    ["Authentication", isOpen ? "None" : "API key or token"],
    ...(isOpen ? [] : [["Scope", <Scopes key="scopes" endpoint={endpoint} scopes={scopes} />] satisfies Fact]),
    ["Direction", directions[endpoint.direction]],
    ...(operations.some(({ body }) => body?.acceptsList)
      ? [["Import", imports.length > 0 ? <Codes key="imports" codes={imports} /> : "Not importable"] satisfies Fact]
      : []),
    ["The same in", <Pages key="pages" pages={endpoint.pages} />],
  ];
}

function Scopes({ endpoint, scopes }: { endpoint: EndpointFacts; scopes: readonly string[] }) {
  return scopes.map((scope, index) => (
    <span key={scope}>
      {index > 0 && ", "}
      {scope === "per item" ? "that of each item" : <code>{scope}</code>}
      {scopes.length > 1 &&
        ` (${endpoint.operations
          .filter((o) => o.scope === scope)
          .map(({ method }) => method.toUpperCase())
          .join(", ")})`}
    </span>
  ));
}

function Codes({ codes }: { codes: readonly string[] }) {
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 && ", "}
      <code>{code}</code>
    </span>
  ));
}

function Pages({ pages }: { pages: EndpointFacts["pages"] }) {
  const links = pageKinds.flatMap((kind) => {
    const href = pages[kind];
    return kind === "api" || href === undefined ? [] : [{ kind, href }];
  });
  return links.map(({ kind, href }, index) => (
    <span key={kind}>
      {index > 0 && ", "}
      <SiteLink href={href}>{pageLabels[kind]}</SiteLink>
    </span>
  ));
}
