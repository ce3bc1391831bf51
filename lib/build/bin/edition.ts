import "./production.mjs";
import { readEnvironment } from "../../site/environment";
import { exportEdition } from "../export-edition";

/** A process of its own for one edition beside the default one: its address and its words are in the environment. */
await exportEdition(readEnvironment(), process.argv.includes("--full"));
