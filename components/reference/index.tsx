import { Attributes } from "./attributes";
import { CommandOptions, CommandSynopsis } from "./command";
import { Endpoint } from "./endpoint";
import { Enumeration } from "./enumeration";
import { ErrorCode } from "./error-code";
import { ErrorTable } from "./error-table";
import { ExitCodes } from "./exit-codes";
import { Operation } from "./operation";
import { RightsTable } from "./rights-table";
import { Samples } from "./samples";
import { SdkSurface } from "./sdk-surface";
import { SettingsTable } from "./settings-table";

/** Names authors may use on a page; each draws from `content/_reference`. */
export const referenceComponents = {
  Attributes,
  CommandOptions,
  CommandSynopsis,
  Endpoint,
  Enumeration,
  ErrorCode,
  ErrorTable,
  ExitCodes,
  Operation,
  RightsTable,
  Samples,
  SdkSurface,
  SettingsTable,
};
