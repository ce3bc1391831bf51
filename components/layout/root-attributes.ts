import { defaultChoice, themeOf } from "@/components/theme/color-mode";
import { manifest } from "@/lib/nav/manifest";
import { site } from "@/lib/site";

const { code, direction } = manifest.edition.locale;

/** Attributes of the root element: language, and the default color mode, which applies without scripts. */
export const rootAttributes = {
  lang: code,
  dir: direction,
  "data-theme": themeOf(defaultChoice(site.colorMode)),
};
