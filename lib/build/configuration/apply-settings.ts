import { readEnvironment } from "../../site/environment";
import { inlined } from "../../site/inlined";
import { readSettings } from "../../site/read-settings";

/**
 * Imported for its side effect, first, by every process that reads pages outside of a bundle: sets the settings of the tree before other
 * modules read them.
 */
const settings = readSettings(readEnvironment());
inlined.settings = settings && JSON.stringify(settings);
