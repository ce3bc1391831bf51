import { defaultChoice, themeOf } from "@/components/theme/color-mode";
import { manifest } from "@/lib/nav/manifest";
import { site } from "@/lib/site";

const { code, direction } = manifest.edition.locale;

/** What every document says of itself: its language, and the color mode that holds where no script runs. */
export const rootAttributes = {
  lang: code,
  dir: direction,
  "data-theme": themeOf(defaultChoice(site.colorMode)),
};
