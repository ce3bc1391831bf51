import { register } from "node:module";

/** Loaded with `--import` by processes that build an edition in another language: they say things in its words. */
register("./edition-texts-hooks.mjs", import.meta.url, { data: process.env.EDITION_TEXTS });
