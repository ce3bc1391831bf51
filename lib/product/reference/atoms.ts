import { z } from "zod";

/** Text of a reference document, which is never empty. */
export const text = z.string().min(1);
