import { SiteLink } from "@/components/ui/site-link";
import { findOperation } from "@/lib/reference/api";
import type { Operation as OperationFacts, Parameter } from "@/lib/reference/api-types";
import { examplePath } from "@/lib/reference/calls/curl";
import { assertReference } from "@/lib/reference/check";
import { formatType } from "@/lib/reference/field-type";
import { loadReference } from "@/lib/reference/reference";
import { Code } from "./code";
import { FieldType } from "./field-type";
import { Inline } from "./inline";
import styles from "./operation.module.css";
import { OperationErrors } from "./operation-errors";
import { NameCell, ReferenceTable } from "./reference-table";

/** One call: method, path, scope, parameters, request, answer and its own errors. */
export function Operation({ id }: { id: string }) {
  assertReference("Operation", { id });
  const { api, errors } = loadReference();
  const operation = findOperation(api, id);
  if (!operation) return null;
  const parameters = operation.parameters.filter(({ place }) => place !== "header");
  return (
    <div className={styles.operation}>
      <Head operation={operation} />
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      <Request operation={operation} />
      <Answer operation={operation} />
      <OperationErrors cases={operation.errors} errors={errors} />
    </div>
  );
}

function Head({ operation: { method, path, scope } }: { operation: OperationFacts }) {
  return (
    <p className={styles.head}>
      <strong>{method.toUpperCase()}</strong>
      <code>{path}</code>
      <small>
        {scope === "none" && "no key"}
        {scope === "per item" && "scope of each item"}
        {scope.includes(".") && (
          <>
            scope <SiteLink href="/administration/apikeys">{scope}</SiteLink>
          </>
        )}
      </small>
    </p>
  );
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const hasDefaults = parameters.some((parameter) => parameter.default !== undefined);
  return (
    <ReferenceTable
      label="Parameters"
      columns={["Parameter", "Required", ...(hasDefaults ? ["Default"] : []), "Meaning"]}
      groups={[
        {
          rows: parameters.map((parameter) => ({
            key: parameter.name,
            cells: [
              <NameCell key="name" name={parameter.name}>
                <FieldType type={formatType(parameter.type)} values={[]} />
              </NameCell>,
              parameter.isRequired && "yes",
              ...(hasDefaults
                ? [parameter.default !== undefined && <code key="default">{`${parameter.default}`}</code>]
                : []),
              <Inline key="meaning" text={parameter.description} />,
            ],
          })),
        },
      ]}
    />
  );
}

function Request({ operation }: { operation: OperationFacts }) {
  const { body, method } = operation;
  if (body) return <Code code={JSON.stringify(body.example, null, 2)} lang="json" title="Request body" />;
  return <Code code={`${method.toUpperCase()} ${examplePath(operation)}`} lang="http" title="Request" />;
}

function Answer({ operation: { answer } }: { operation: OperationFacts }) {
  if (answer.example === undefined) return <p>{`The answer is ${answer.status} without a body.`}</p>;
  return <Code code={JSON.stringify(answer.example, null, 2)} lang="json" title={`Answer, ${answer.status}`} />;
}
