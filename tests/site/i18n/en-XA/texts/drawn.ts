import { pseudo } from "../pseudo";

const texts = [
  "Error codes",
  "Code",
  "Meaning",
  "Status",
  "Retried",
  "Remedy",
  "Appointment is locked",
  "Unlock first",
];

export const drawn: Readonly<Record<string, string>> = Object.fromEntries(texts.map((text) => [text, pseudo(text)]));
