/** Starts Next's command line as a child of the build, and ends with it: what a build leaves behind must not write on. */
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
await import("next/dist/bin/next");
