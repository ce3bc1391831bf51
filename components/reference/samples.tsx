import { Tab, Tabs } from "@/components/mdx/tabs";
import { sampleCalls } from "@/lib/reference/calls/sample-calls";
import { assertReference } from "@/lib/reference/check";
import { loadReference } from "@/lib/reference/reference";
import { Code } from "./code";

/** The same call as curl, CLI, .NET and JavaScript, in tabs that stay in step across pages. */
export function Samples({ id }: { id: string }) {
  assertReference("Samples", { id });
  const calls = sampleCalls(loadReference(), id);
  const [only] = calls;
  if (only && calls.length === 1) return <Code code={only.code} lang={only.lang} title={only.label} />;
  return (
    <Tabs group="sample">
      {calls.map(({ label, lang, code }) => (
        <Tab key={label} label={label}>
          <Code code={code} lang={lang} />
        </Tab>
      ))}
    </Tabs>
  );
}
