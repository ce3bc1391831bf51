import "tsx";

/**
 * Preloaded with `--import` by the commands that load configuration: TypeScript, and what tells of mistakes in it. One file for both,
 * because Node.js does not wait for one preloaded file before it loads the next.
 */
const { reportConfigurationMistakes } = await import("./configuration-mistake.ts");
reportConfigurationMistakes(process.cwd(), process.argv.includes("--watch"));
