import type { Nodes } from "mdast";
import { element } from "../html/elements";

const keys = /(?<![\w+])\+\+((?:[a-z\d][\w-]*|"[^"\n+]+")(?:\+(?:[a-z\d][\w-]*|"[^"\n+]+"))*)\+\+(?![\w+])/gi;

/** Converts `++ctrl+page-down++` and `++ctrl+"My key"++` of MkDocs to `kbd` elements. */
export function readKeys(parent: Nodes): void {
  if (!("children" in parent)) return;
  if (!parent.children.some((child) => child.type === "text" && child.value.includes("++"))) return;
  const made = parent.children.flatMap((child: Nodes) => (child.type === "text" ? splitKeys(child.value) : [child]));
  Object.assign(parent, { children: made });
}

function splitKeys(text: string): Nodes[] {
  return text.split(keys).flatMap((part, index): Nodes[] => {
    // `split` puts captures at odd indexes.
    if (index % 2 === 0) return part ? [{ type: "text", value: part }] : [];
    return part
      .split("+")
      .flatMap((key, place) => [...(place > 0 ? [{ type: "text" as const, value: "+" }] : []), keyOf(key)]);
  });
}

/** A `kbd` element for a key name, `page-down` → `Page Down`, or for a key in quotes as it is. */
function keyOf(name: string): Nodes {
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const label = name.startsWith('"') ? name.slice(1, -1) : words.join(" ");
  return element("kbd", {}, [{ type: "text", value: label }], true);
}
