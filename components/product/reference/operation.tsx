import { Drawing } from "@/components/mdx/drawing";
import { InlineMarkdown } from "@/components/mdx/inline-markdown";
import { assertUse } from "@/lib/authoring/check-use";
import { translateDrawn } from "@/lib/authoring/drawn";
import { languageIn, speakingOn, type Wording, worded } from "@/lib/authoring/wording";
import { withBase } from "@/lib/nav/edition";
import { loadContracts } from "@/lib/product/contracts";
import type { Operation as ApiOperation } from "@/lib/product/reference/api-types";
import { groupHref } from "@/lib/product/reference/calls/call-group";
import { paint } from "@/lib/product/reference/calls/paint";
import { sampleCalls } from "@/lib/product/reference/calls/sample-calls";
import { errorLink } from "@/lib/product/reference/contracts/catalogs";
import { drawFacts } from "@/lib/product/reference/contracts/operations";
import { type ErrorRow, refusalsOf, statusesOf } from "@/lib/product/reference/errors";
import { findOperation } from "@/lib/product/reference/find";
import { answersOf } from "@/lib/product/reference/publish/answers";
import { loadReference, type Reference } from "@/lib/product/reference/reference";
import { CallPanel } from "./call-panel";
import styles from "./operation.module.css";

/**
 * A call: its facts, its errors, and its request and responses, which are beside the text on wide viewports.
 * @throws Error when the API has no such operation.
 */
export function Operation({ id }: { id?: string }, wording: Wording = "edition") {
  assertUse(loadContracts(), "Operation", { id });
  const reference = loadReference();
  const operation = findOperation(reference.api, id ?? "");
  if (!operation) throw new Error(`The API has no operation "${id}".`);
  return (
    <>
      <div className={styles.facts}>
        <Drawing drawn={translateDrawn(drawFacts(reference, operation), wording)} wording={wording} />
        <Refusals operation={operation} errors={reference.errors} wording={wording} />
      </div>
      <Panel reference={reference} operation={operation} wording={wording} />
    </>
  );
}

type RefusalsProps = { operation: ApiOperation; errors: readonly ErrorRow[]; wording: Wording };

/** Error codes specific to this call, grouped by status; those that every call may return are omitted. */
function Refusals({ operation, errors, wording }: RefusalsProps) {
  const cases = refusalsOf(errors, operation);
  const statuses = statusesOf(cases);
  const language = languageIn(wording);
  if (statuses.length === 0) return null;
  return (
    <dl className={styles.refusals}>
      {statuses.map((status) => [
        <dt key={status}>{status}</dt>,
        ...cases
          .filter(({ row }) => row.status === status)
          .map(({ row, when }) => (
            <dd key={row.code}>
              <InlineMarkdown text={errorLink(row, wording).replaceAll("`", "")} language={language} />{" "}
              <InlineMarkdown text={worded(when, wording)} language={language} />
            </dd>
          )),
      ])}
    </dl>
  );
}

type PanelProps = { reference: Reference; operation: ApiOperation; wording: Wording };

function Panel({ reference, operation, wording }: PanelProps) {
  const calls = sampleCalls(reference, operation);
  const answers = answersOf(reference.api, reference.errors, operation);
  const [curl] = calls;
  const [success] = answers;
  const body = success?.example === undefined ? "" : JSON.stringify(success.example, null, 2);
  return (
    <CallPanel
      operation={operation.id}
      name={`${operation.method.toUpperCase()} ${operation.path}`}
      file={withBase(groupHref(operation.group))}
      languages={calls.map(({ label }) => label)}
      curl={paint(curl?.code ?? "", "bash", ["function"])}
      statuses={answers.map(({ status }) => String(status))}
      answer={paint(body, "json", ["property", "constant"])}
      {...speakingOn(wording)}
    />
  );
}
