import { findOperation, unknownOperation } from "./api";
import type { Api } from "./api-types";
import { type Cursor, readDocument } from "./cursor";
import type { Sdk, SdkMember, SdkMethod, SdkType } from "./sdk-types";
import type { YamlFile } from "./yaml-file";

/** Checks and types the surface of the SDKs; every method calls an operation of `api`. */
export function parseSdk(source: YamlFile, api: Api): Sdk {
  return readDocument(source, (root) => ({
    version: root.at("version").text(),
    members: root.at("members").list((member) => readMember(member, api)),
    packages: {
      dotnet: readPackage(root.at("languages").at("dotnet")),
      js: readPackage(root.at("languages").at("js")),
    },
  }));
}

function readMember(place: Cursor, api: Api): SdkMember {
  const methods = place
    .at("methods")
    .entries()
    .flatMap(([name, id]): SdkMethod[] => {
      const operation = findOperation(api, id.text());
      if (!operation) id.problem(unknownOperation(api, id.text()));
      return operation ? [{ name, operation }] : [];
    });
  return { name: place.at("name").text(), methods };
}

function readPackage(place: Cursor): { name: string; types: SdkType[] } {
  return { name: place.at("package").text(), types: place.at("types").list(readType) };
}

function readType(place: Cursor): SdkType {
  const members = place.at("members");
  return {
    name: place.at("name").text(),
    declaration: place.at("declaration").text(),
    meaning: place.at("meaning").text(),
    members: members.isPresent ? members.list((member) => member.text()) : [],
  };
}

/** The member and method that call an operation, if the SDKs have one. */
export function findMethod(sdk: Sdk, operation: string): { member: SdkMember; method: SdkMethod } | undefined {
  for (const member of sdk.members) {
    const method = member.methods.find((candidate) => candidate.operation.id === operation);
    if (method) return { member, method };
  }
  return undefined;
}
