import { z } from "zod";
import { listBy, requireKnown } from "../../input/validate";
import { text } from "./atoms";

/** Standard roles in order, and every user action with the roles that hold it. */
export const rightsSchema = z
  .strictObject({
    roles: z.array(text),
    actions: listBy(z.strictObject({ name: text, roles: z.array(text), note: text.optional() }), "name"),
  })
  .superRefine(({ roles, actions }, context) => {
    for (const [index, action] of actions.entries())
      for (const [at, role] of action.roles.entries())
        requireKnown(context, ["actions", index, "roles", at], role, roles, "role");
  });

/** Roles, and user actions with those that hold them. */
export type Rights = z.output<typeof rightsSchema>;
