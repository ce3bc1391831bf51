import { defaultChoice, themeOf } from "@/components/theme/color-mode";
import { localeOf } from "@/lib/nav/locales";
import { site } from "@/lib/site";

const { code, direction } = localeOf(site.locales, "/");

/** What every document says of itself: its language, and the color mode that holds where no script runs. */
export const rootAttributes = {
  lang: code,
  dir: direction,
  "data-theme": themeOf(defaultChoice(site.colorMode)),
};
