import { inOtherLanguages } from "@/lib/nav/editions";
import { manifest } from "@/lib/nav/manifest";

const { edition, editions } = manifest;

/** The editions of this version in other languages. */
export const otherLanguages = inOtherLanguages(editions, edition).filter(
  ({ locale }) => locale.code !== edition.locale.code,
);
