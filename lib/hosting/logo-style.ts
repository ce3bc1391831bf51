import { createHash } from "node:crypto";

/** The style element in the service's logo, which DocSearch draws while it is open. */
export const logoStyle = ".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}";

/** Its SHA-256 in Base64, for a content security policy. */
export const logoStyleHash = createHash("sha256").update(logoStyle).digest("base64");
