import type { Product } from "../../product/product";
import type { Environment } from "../../site/environment";
import { loadSite, type Site } from "../../site/load";
import { contentPlace } from "../../site/place";
import { loadManifest } from "./manifest";

/** Drafts are for authors and checks only; `previous` is the same site as it was read before. */
type Options = { includeDrafts: boolean; previous?: Site };

/**
 * Reads the site that an environment describes, with its manifest and its product, in a process that is no bundle.
 * @throws ContentPlaceError when the environment names no folder, or one without pages.
 * @throws EditionError when it names an edition that there is not, or a version without a folder.
 */
export async function openSite(environment: Environment, options: Options): Promise<Site> {
  const manifest = await loadManifest(environment, options.includeDrafts);
  return loadSite(environment, { manifest, product: await loadProduct(environment), ...options });
}

/** Loads the product lazily: reading our product takes a while, and a foreign tree does not need it. */
async function loadProduct(environment: Environment): Promise<Product> {
  const { productOf } = await (contentPlace(environment).isForeign
    ? import("../../plain/product")
    : import("../../product/product"));
  return productOf(environment.root);
}
