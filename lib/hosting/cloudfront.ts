import { escapeRegExp } from "../escape-regexp";
import { toHref } from "../paths";
import type { HostRules } from "./rules";

/** Maximum size of a CloudFront function's code, in bytes. */
export const largestFunction = 10_240;

/**
 * CloudFront function for viewer requests (runtime 2.0, whose list of features has no destructuring and no spread of arrays): redirects,
 * and the object of a clean address. An address is that of a page unless it ends in an extension the export has beside `.html`; files and
 * pages for which that is not so are listed. `files` are the names of the export's files, `extensions` those of the files that are no
 * pages.
 */
export function cloudFrontRequest(
  { redirects }: HostRules,
  files: readonly string[],
  extensions: readonly string[],
): string {
  const table = Object.fromEntries(redirects.map(({ from, to }) => [toHref(from), to]));
  const isFile = new RegExp(`\\.(?:${[...extensions].sort().map(escapeRegExp).join("|")})$`);
  const exceptions = files.flatMap((name) => {
    const address = toHref(`/${name.replace(/\.html$/, "")}`);
    return name.endsWith(".html") === isFile.test(address) ? [[address, toHref(`/${name}`)] as const] : [];
  });
  return `const redirects = ${JSON.stringify(table)};
const isFile = ${isFile};
const exceptions = ${JSON.stringify(Object.fromEntries(exceptions))};

function handler(event) {
  const request = event.request;
  const page = request.uri.replace(/\\.html$/, "").replace(/\\/+$/, "");
  const target = redirects[page];
  if (typeof target === "string") {
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: withQuery(target, request.querystring) } } };
  }
  if (typeof exceptions[page] === "string") request.uri = exceptions[page];
  else if (!isFile.test(request.uri)) request.uri = (page || "/index") + ".html";
  return request;
}

// The query a reader came with is kept, before a fragment.
function withQuery(target, querystring) {
  const pairs = [];
  Object.keys(querystring || {}).forEach((name) => {
    const one = querystring[name];
    (one.multiValue || [one]).forEach((each) => pairs.push(each.value === "" ? name : name + "=" + each.value));
  });
  if (pairs.length === 0 || target.includes("?")) return target;
  const parts = target.split("#");
  parts[0] += "?" + pairs.join("&");
  return parts.join("#");
}
`;
}

/** CloudFront function for viewer responses (runtime 2.0): headers, cache rules and content types. */
export function cloudFrontResponse({ headers, cache, types, notIndexed }: HostRules): string {
  const table = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), { value }]));
  return `const headers = ${JSON.stringify(table, undefined, 2)};
const types = ${JSON.stringify(types)};
const notIndexed = ${JSON.stringify(notIndexed)};
const hashed = ${JSON.stringify(cache.hashed)};

function handler(event) {
  const response = event.response;
  const uri = event.request.uri;
  const isHashed = hashed.some((prefix) => uri.startsWith(prefix));
  const extension = uri.split(".").pop();
  const type = types[extension];
  Object.assign(response.headers, headers);
  response.headers["cache-control"] = { value: isHashed ? ${JSON.stringify(cache.forGood)} : ${JSON.stringify(cache.revalidated)} };
  if (notIndexed.includes(extension)) response.headers["x-robots-tag"] = { value: "noindex" };
  if (typeof type === "string") response.headers["content-type"] = { value: type };
  return response;
}
`;
}
