import { classNames } from "../class-names";
import styles from "./tones.module.css";

/** Class that gives the color token of a name of the sample company (`SERVICE`, `CONFIRMED`, `NORTH`) or of a message type. */
const toneOf = (name: string) => styles[name.toLowerCase()];

/** Classes that fill a shape with the color of a name. */
export function fillTone(name: string): string | undefined {
  return classNames(styles.fill, toneOf(name));
}

/** Classes that draw a line in the color of a name; time markers differ in their dashes too. */
export function strokeTone(name: string): string | undefined {
  return classNames(styles.stroke, toneOf(name));
}
