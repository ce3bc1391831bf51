import { readType } from "./api-fields";
import { follow } from "./api-refs";
import type { Header } from "./api-types";
import type { Cursor } from "./cursor";

const entriesOf = (place: Cursor) => (place.isPresent ? place.entries() : []);

/** Every header of the document: of requests and webhook calls, of answers, and the one that carries the key. */
export function readHeaders(root: Cursor): Header[] {
  const components = root.at("components");
  const sent = entriesOf(components.at("parameters"))
    .filter(([, parameter]) => parameter.at("in").value === "header")
    .map(([, parameter]) => readHeader(root, parameter.at("name").text(), parameter));
  const answered = entriesOf(components.at("responses")).flatMap(([, response]) =>
    entriesOf(response.at("headers")).map(([name, header]) => readHeader(root, name, follow(root, header))),
  );
  const keys = entriesOf(components.at("securitySchemes"))
    .filter(([, scheme]) => scheme.at("in").value === "header")
    .map(([, scheme]): Header => ({ name: scheme.at("name").text(), type: { type: "text" } }));
  return [...new Map([...keys, ...sent, ...answered].map((header) => [header.name.toLowerCase(), header])).values()];
}

function readHeader(root: Cursor, name: string, place: Cursor): Header {
  return { name, type: readType(root, place.at("schema")) };
}
