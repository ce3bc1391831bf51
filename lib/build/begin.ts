import { readEnvironment } from "../site/environment";
import { inPlace } from "../site/in-place";
import { readSettings } from "../site/read-settings";

/** Imported first by every process that reads pages and is no bundle: puts the settings of the tree in place before others ask for them. */
const settings = readSettings(readEnvironment());
inPlace.settings = settings && JSON.stringify(settings);
