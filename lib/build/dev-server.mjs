import { createRequire } from "node:module";

/**
 * Loaded into the processes of `next dev`. Whenever a page with a variable address is asked for, Next's server starts one more
 * process, which loads the page's code and reads the whole site to learn which addresses there are. Only an export needs to know:
 * while authoring any address may come to be, and one without a page says so. Without this, each edit costs a second of a core.
 * @throws Error when Next's server has no such function, as another version may not.
 */
if (/[\\/]start-server\.js$/.test(process.argv[1] ?? "")) {
  const require = createRequire(import.meta.url);
  // What the server's modules expect to be loaded before them, in the order of `start-server.js`.
  require("next/dist/server/next");
  require("next/dist/server/require-hook");
  const { default: DevServer } = require("next/dist/server/dev/next-dev-server");
  if (!("getStaticPaths" in DevServer.prototype)) throw new Error("lib/build/dev-server.mjs does not fit this Next.");
  DevServer.prototype.getStaticPaths = async () => ({ staticPaths: undefined, fallbackMode: "BLOCKING_STATIC_RENDER" });
}
