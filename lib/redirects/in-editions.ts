import { withBase } from "../nav/edition";
import type { Edition } from "../nav/editions";
import { isExternal } from "../paths";
import type { Redirect } from "../types";

/** Redirects at the addresses of the edition with a base. */
const inEdition = (redirects: readonly Redirect[], base: string): Redirect[] =>
  redirects.map(({ from, to }) => ({ from: withBase(from, base), to: isExternal(to) ? to : withBase(to, base) }));

/** Redirects in every language; older versions have none. */
export const inLanguages = (redirects: readonly Redirect[], editions: readonly Edition[]): Redirect[] =>
  editions.filter(({ version }) => version.isLast).flatMap(({ base }) => inEdition(redirects, base));
