import { assertReference } from "@/lib/reference/check";
import { toCamel } from "@/lib/reference/names";
import { loadReference } from "@/lib/reference/reference";
import { sdkSignature } from "@/lib/reference/sdk-calls";
import { type Language, languages, type SdkMethod, type SdkType } from "@/lib/reference/sdk-types";
import { Inline } from "./inline";
import { NameCell, ReferenceTable } from "./reference-table";

/** What an SDK offers: its types, then the client's members with every method. */
export function SdkSurface({ language: name }: { language: string }) {
  assertReference("SdkSurface", { language: name });
  const language = languages.find((known) => known === name);
  if (!language) return null;
  return (
    <>
      <Types types={loadReference().sdk.packages[language].types} />
      <Members language={language} />
    </>
  );
}

function Types({ types }: { types: readonly SdkType[] }) {
  return (
    <ReferenceTable
      label="Types"
      columns={["Type", "Declaration", "Meaning"]}
      groups={[
        {
          rows: types.map(({ name, declaration, meaning }) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              <code key="declaration">{declaration.replace(/^export /, "").replace(/;$/, "")}</code>,
              <Inline key="meaning" text={meaning} />,
            ],
          })),
        },
      ]}
    />
  );
}

function Members({ language }: { language: Language }) {
  const { sdk } = loadReference();
  const inLanguage = (member: string) => (language === "js" ? member.split(".").map(toCamel).join(".") : member);
  return (
    <ReferenceTable
      label="Members of the client"
      columns={["Method", "Signature"]}
      groups={sdk.members.map(({ name, methods }) => ({
        name: inLanguage(name),
        rows: methods.map((method) => ({
          key: method.name,
          cells: [
            <NameCell key="name" name={language === "js" ? toCamel(method.name) : `${method.name}Async`} />,
            <Signature key="signature" method={method} language={language} />,
          ],
        })),
      }))}
    />
  );
}

function Signature({ method, language }: { method: SdkMethod; language: Language }) {
  const { operation } = method;
  return (
    <>
      <code>{sdkSignature(loadReference().api, method, language)}</code>
      <small>{`${operation.summary}: ${operation.method.toUpperCase()} ${operation.path}`}</small>
    </>
  );
}
