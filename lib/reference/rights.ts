import { readDocument } from "./cursor";
import type { YamlFile } from "./yaml-file";

/** One user action and the standard roles that hold it. */
export type RightRow = { name: string; roles: string[]; note?: string };

/** Standard roles in order, and every user action. */
export type Rights = { roles: string[]; actions: RightRow[] };

/** Checks and types the matrix. Roles of a row are among the standard roles; names are unique. */
export function parseRights(source: YamlFile): Rights {
  return readDocument(source, (root) => {
    const roles = root.at("roles").list((role) => role.text());
    const seen = new Set<string>();
    const actions = root.at("actions").list((item): RightRow => {
      const name = item.at("name").text();
      if (seen.has(name)) item.at("name").problem(`"${name}" is listed twice.`);
      seen.add(name);
      const note = item.at("note").optionalText();
      return { name, roles: item.at("roles").list((role) => role.oneOf(roles)), ...(note !== undefined && { note }) };
    });
    return { roles, actions };
  });
}
