import { isExported } from "../inputs.mjs";
import { installPackages, run } from "../install.mjs";
import { readPort } from "../port.mjs";

/** `npm start`: installs what is missing, exports the site when anything changed, serves it. */
const wanted = readPort();
installPackages();
if (!isExported()) {
  console.log("Exporting the site …");
  run("npm", ["run", "--silent", "build"]);
}
const { createSite, listen } = await import("./serve.mjs");
const port = await listen(createSite("out"), wanted);
console.log(`The documentation is on http://localhost:${port} (stop with Ctrl+C)`);
