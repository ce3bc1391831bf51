import type { Field } from "./api-types";
import type { ExitCode } from "./cli-schema";

/** One option of one action. */
export type CliOption = {
  /** Without dashes: `source-app`. */
  name: string;
  alias?: string;
  /** Type as readers see it: `text(50)`, `Importance`. */
  type: string;
  /** A bare option means true. */
  isSwitch: boolean;
  values?: string[];
  default?: string;
  meaning: string;
  isRequired: boolean;
  /** The field of the API body, with its schema; absent for options of the command line alone. */
  field?: { schema: string; field: Field };
  /** Query parameter of the API that the option sets. */
  parameter?: string;
};

/** What follows the name of a command. */
export type CliAction = {
  /** The word; empty when the command has none. */
  name: string;
  /** Placeholders for the words that follow. */
  words: string[];
  /** Operation of the API that is called. */
  operation?: string;
  /** Schema of the body that the options fill. */
  schema?: string;
  options: CliOption[];
  /** Sets of options of which one must be complete. */
  alternatives: string[][];
};

/** A command with the page that describes it. */
export type CliCommand = { name: string; page: string; summary: string; actions: CliAction[] };

/** The command line as pages and checks need it. */
export type Cli = {
  name: string;
  version: string;
  globalOptions: CliOption[];
  exitCodes: ExitCode[];
  commands: CliCommand[];
};
