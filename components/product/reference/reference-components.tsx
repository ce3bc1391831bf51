import { Details } from "@/components/mdx/details";
import { Code, Drawing } from "@/components/mdx/drawing";
import { InlineMarkdown } from "@/components/mdx/inline-markdown";
import { namesOn } from "@/components/mdx/site-words";
import { Tab, Tabs } from "@/components/mdx/tabs";
import { assertUse } from "@/lib/authoring/check-use";
import type { Drawn, Attributes as Use } from "@/lib/authoring/contract";
import { drawnBy } from "@/lib/authoring/drawn";
import { languageIn, speakingOn, type Wording } from "@/lib/authoring/wording";
import { loadContracts } from "@/lib/product/contracts";
import { attributeRows, isPart } from "@/lib/product/reference/attributes";
import type { ReferenceComponentName } from "@/lib/product/reference/contracts/reference-contracts";
import { loadReference } from "@/lib/product/reference/reference";
import { Operation } from "./operation";
import styles from "./operation.module.css";

/** What a use draws, after its names were checked: a page shows nothing that the reference does not have. */
function draw(name: ReferenceComponentName, attributes: Use, wording: Wording): Drawn[] {
  const contracts = loadContracts();
  assertUse(contracts, name, attributes);
  return drawnBy(contracts, name, attributes, wording);
}

/** A component that shows what its contract draws, as it stands there. */
function drawing(name: ReferenceComponentName) {
  return (attributes: Use, wording: Wording = "edition") => (
    <Drawing drawn={draw(name, attributes, wording)} wording={wording} />
  );
}

/** One error code within a sentence. */
function ErrorCode(attributes: Use, wording: Wording = "edition") {
  return draw("ErrorCode", attributes, wording).map(
    (block) =>
      block.type === "text" && <InlineMarkdown key={block.text} text={block.text} language={languageIn(wording)} />,
  );
}

/** The same call in several languages, in tabs that stay in step across pages; one alone needs none. */
function Samples(attributes: Use, wording: Wording = "edition") {
  const calls = draw("Samples", attributes, wording).flatMap((block) => (block.type === "code" ? [block] : []));
  const { siteLanguage } = speakingOn(wording);
  if (calls.length === 1) return <Drawing drawn={calls} wording={wording} />;
  return (
    <Tabs group="sample" {...(siteLanguage && { language: languageIn(wording) })}>
      {calls.map(({ title = "", language, code }) => (
        <Tab key={title} label={title}>
          <Code code={code} language={language} wording={wording} />
        </Tab>
      ))}
    </Tabs>
  );
}

/** Fields of a record. Those of a record inside another one are behind a line. */
function Attributes(attributes: Use, wording: Wording = "edition") {
  const { schema = "" } = attributes;
  const drawn = draw("Attributes", attributes, wording);
  const { api } = loadReference();
  const names = namesOn(speakingOn(wording).siteLanguage);
  if (!isPart(api, schema)) return <Drawing drawn={drawn} wording={wording} />;
  return (
    <Details summary={`${schema}: ${names.fieldCount(attributeRows(api, schema).length)}`}>
      <Drawing drawn={drawn} wording={wording} />
    </Details>
  );
}

/** Facts about a route, name and value. */
function Endpoint(attributes: Use, wording: Wording = "edition") {
  const rows = draw("Endpoint", attributes, wording).flatMap((block) => (block.type === "table" ? block.rows : []));
  return (
    <dl className={styles.endpoint}>
      {rows.map(({ cells: [fact = "", value = ""] }) => [
        <dt key={fact}>{fact}</dt>,
        <dd key={value}>
          <InlineMarkdown text={value} language={languageIn(wording)} />
        </dd>,
      ])}
    </dl>
  );
}

/** Components that draw from `content/_reference`, by the name authors write. */
export const referenceComponents = {
  Attributes,
  Changelog: drawing("Changelog"),
  CommandOptions: drawing("CommandOptions"),
  CommandSynopsis: drawing("CommandSynopsis"),
  Endpoint,
  Enumeration: drawing("Enumeration"),
  ErrorCode,
  ErrorTable: drawing("ErrorTable"),
  ExitCodes: drawing("ExitCodes"),
  Operation,
  RightsTable: drawing("RightsTable"),
  Samples,
  SdkSurface: drawing("SdkSurface"),
  SettingsTable: drawing("SettingsTable"),
} satisfies Record<ReferenceComponentName, unknown>;
