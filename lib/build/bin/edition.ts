import "./production.mjs";
import { readEnvironment } from "../../site/environment";
import { buildFailure } from "../build-failure";
import { exportEdition } from "../export-edition";

/** A process of its own for one edition beside the default one: its address and its words are in the environment. */
try {
  await exportEdition(readEnvironment(), process.argv.includes("--full"));
} catch (cause) {
  console.error(buildFailure(cause));
  process.exitCode = 1;
}
