import base from "../../playwright.config";

/** The languages and versions of the lighthouse: `SITE_DIR=tests/site npm run build` comes first. */
export default {
  ...base,
  testDir: ".",
  projects: base.projects?.filter(({ name }) => name === "desktop"),
  webServer: base.webServer && { ...base.webServer, cwd: "../.." },
};
