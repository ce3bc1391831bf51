import { register } from "node:module";

/** Lets scripts import components: a style sheet is an empty module to them. */
const hooks = `export async function load(url, context, next) {
  return url.endsWith(".css") ? { format: "module", source: "export default {}", shortCircuit: true } : next(url, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
