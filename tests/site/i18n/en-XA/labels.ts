import { manifest } from "../../manifest";
import { pseudo } from "./pseudo";

const found = JSON.stringify(manifest).matchAll(/"(?:label|title|message)":"([^"]+)"/g);

/** Every label of the lighthouse. */
export const labels = Object.fromEntries([...found].map(([, label = ""]) => [label, pseudo(label)]));
