/** The search settings of the site being built; bundles of a tree that is not ours have the plain ones in their place. */
export { searchSettings } from "@/lib/product/search-settings";
