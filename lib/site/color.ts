import { z } from "zod";
import { withMessage } from "../input/validate";
import { contrast } from "./contrast";

/** Minimum contrast of text: WCAG 2.2, success criterion 1.4.3. */
const leastContrast = 4.5;

/** A hex color dark enough for white text. */
export const color = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$/i,
    withMessage((found) => `${found} is not a color.\nWrite six hexadecimal digits after #.`),
  )
  .refine(
    (written) => contrast(written, "#ffffff") >= leastContrast,
    withMessage((found) => `White text on ${found} is not readable.\nChoose a darker color.`),
  );
