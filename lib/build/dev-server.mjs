import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter } from "node:path";
import { explainTakenPort } from "./taken-port.mjs";
import { watchFailure, watchFiles } from "./watch-files.mjs";

/**
 * Preloaded into the processes of `next dev` to adapt its server to this site: what an edit costs there is what an author waits for.
 * @throws Error when Next's server lacks what is replaced, as another version may.
 */
const require = createRequire(import.meta.url);
keepEvents(require("next/dist/telemetry/storage"));
if (/[\\/]start-server\.js$/.test(process.argv[1] ?? "")) {
  forgetPromises(require("node:async_hooks"));
  explainTakenPort(require("node:http"));
  // Modules that the server's modules expect to be loaded first, in the order of `start-server.js`.
  require("next/dist/server/next");
  require("next/dist/server/require-hook");
  const { default: DevServer } = require("next/dist/server/dev/next-dev-server");
  for (const name of ["getStaticPaths", "prepareImpl"])
    if (!(name in DevServer.prototype)) throw new Error(`lib/build/dev-server.mjs does not fit this Next: no ${name}.`);
  skipStaticPaths(DevServer.prototype);
  afterPreparing(DevServer.prototype, (server) => {
    forgetOrigins(require);
    announceContent(server);
    reloadForFiles(server);
  });
}
// A killed parent cannot end this process, but the channel closes.
process.on("disconnect", () => process.exit());
// The command exits with its server; an open channel would keep it alive.
if (/[\\/]next$/.test(process.argv[1] ?? "")) process.channel?.unref();

/**
 * Next starts a process that goes on after it, reads the configuration of the site, and writes what that comes to, only to find out that it
 * may not tell anybody how long the server has run.
 */
function keepEvents({ Telemetry }) {
  if (!String(Telemetry).includes("flushDetached"))
    throw new Error("lib/build/dev-server.mjs does not fit this Next: no flushDetached.");
  Object.defineProperty(Telemetry.prototype, "flushDetached", { get: () => () => {}, set: () => {} });
}

/** Runs `work` as soon as a server is prepared. */
function afterPreparing(prototype, work) {
  const { prepareImpl } = prototype;
  prototype.prepareImpl = async function () {
    await prepareImpl.call(this);
    work(this);
  };
}

/**
 * React remembers where in the code each promise of the process was made, for a panel of its developer tools: a tenth of what a
 * saved page costs. What is shown on pages does not depend on it.
 */
function forgetPromises(hooks) {
  const { createHook } = hooks;
  const none = { enable: () => none, disable: () => none };
  hooks.createHook = (callbacks) => ("promiseResolve" in callbacks ? none : createHook(callbacks));
}

/** How many elements React remembers the origin of, until a second has passed: `recentlyCreatedOwnerStacks` counts them. */
const remembered = 10_000;

/**
 * For its developer tools, React records where in the code each element was created and sends that to the browser, which takes nearly a
 * third of the time that a saved page costs. It stops when its count reaches a limit, so the count starts there. Errors keep their own
 * stacks, and warnings still name components.
 * @throws Error when React has no such count.
 */
function forgetOrigins(require) {
  for (const kind of ["rsc", "ssr"]) {
    const react = require(`next/dist/server/route-modules/app-page/vendored/${kind}/react`);
    const internals = Object.values(react).find((part) => part && Object.hasOwn(part, "recentlyCreatedOwnerStacks"));
    if (!internals) throw new Error("lib/build/dev-server.mjs does not fit this React: no recentlyCreatedOwnerStacks.");
    Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => remembered, set: () => {} });
  }
}

/**
 * For every request of a dynamic route, Next's server starts a process that loads the page's code and reads the whole site to list its
 * static paths. Only an export needs them: in the preview any address may get a page, and one without a page shows the not-found page.
 * Without this, each edit costs a second of a core.
 */
function skipStaticPaths(server) {
  server.getStaticPaths = async () => ({ staticPaths: undefined, fallbackMode: "BLOCKING_STATIC_RENDER" });
}

/**
 * Pages, translations, posts and the report of the checks are read from disk at every request, so an open browser only has to be told to
 * refetch, through the bundler's HMR channel. If they were in the bundler's module graph, it would take 60 ms to notice a change.
 */
function announceContent(server) {
  const { bundlerService } = server;
  const announce = () =>
    bundlerService.sendHmrMessage({
      type: "serverComponentChanges",
      hmrVersion: String(bundlerService.getClientHmrVersion()),
    });
  const noteMissed = rememberMissed(bundlerService, announce);
  beginCompiling(server);
  // Documents of the reference and script pages are in that graph.
  watchFiles(process.env.ANNOUNCED.split(delimiter), /\.(?!ya?ml$|tsx?$)\w+$/, () => {
    noteMissed();
    announce();
  }).catch((cause) => console.error(watchFailure(cause)));
}

/** Debounce, in milliseconds, after a file change before pages reload it: it may be written in steps or with other files. */
const settle = 100;

/** Reloads pages when images change: browsers cache an image by URL, and revalidate it only on a full page load. */
function reloadForFiles({ bundlerService }) {
  let timer;
  const reload = () => bundlerService.sendHmrMessage({ type: "reloadPage", data: "public" });
  watchFiles(["public"], /./, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, settle);
  }).catch((cause) => console.error(watchFailure(cause)));
}

/** A path without a page, rendered by the code that all pages share. */
const nowhere = "/while-authoring/begin";

/**
 * Requests a page immediately, so that compiling, the slowest part of the first page, need not wait until an author has opened a browser.
 * Then notifies `lib/build/bin/dev.ts`, which delays the checks until then.
 */
async function beginCompiling({ port, nextConfig: { basePath } }) {
  // A failure is harmless: the server has ended, or the first reader waits longer.
  await fetch(`http://localhost:${port}${basePath}${nowhere}`).catch(() => {});
  writeFileSync(process.env.BEGUN, "");
}

/**
 * A browser receives nothing between requesting a page and connecting, nor while its connection is lost, so announcements made meanwhile
 * are repeated. React's channel for its developer tools tells when a page was rendered. Returns a function to call at every announcement.
 */
function rememberMissed(bundlerService, announce) {
  let announced = 0;
  /** How many announcements each page knows of that has no browser listening. */
  const known = new Map();
  const { setReactDebugChannel } = bundlerService;
  bundlerService.setReactDebugChannel = (channel, page, request) => {
    if (page === request) known.set(page, announced);
    setReactDebugChannel(channel, page, request);
  };
  const { hotReloader } = bundlerService.bundler;
  const { onHMR } = hotReloader;
  hotReloader.onHMR = (request, socket, head, listens) =>
    onHMR.call(hotReloader, request, socket, head, (client, kind) => {
      listens(client, kind);
      const page = new URL(request.url, "http://localhost").searchParams.get("id");
      const before = known.get(page) ?? announced;
      if (announced > before) announce();
      known.delete(page);
      client.on("close", () => known.set(page, announced));
    });
  return () => announced++;
}
