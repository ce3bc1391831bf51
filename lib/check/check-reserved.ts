import { isReserved } from "../nav/reserved";
import { isInSection } from "../paths";
import type { Issue } from "../types";
import type { CheckedSite } from "./types";

/**
 * Finds pages that stand where the site has a page, file or edition of its own (only the home page may be a page), and files of `public`
 * that stand where a page does.
 */
export function checkReserved({ routes, madePaths, editionPaths, publicFiles }: CheckedSite): Issue[] {
  const isOfEdition = (path: string) => editionPaths.some((base) => isInSection(path, base));
  const isTaken = (path: string) => madePaths.includes(path) || isReserved(path) || isOfEdition(path);
  const pages = [...routes.values()].map(({ source }) => source);
  const own = new Map(
    pages.flatMap(({ foreign, doc: { path } }) => (foreign ? [] : filesOf(path).map((file) => [file, path] as const))),
  );
  return [
    ...pages
      .filter(({ doc }) => doc.path !== "/" && isTaken(doc.path))
      .map(
        ({ file, doc }): Issue => ({
          severity: "error",
          file,
          message: `"${doc.path}" is reserved by the site itself.`,
          hint: "Rename the file or its folder.",
        }),
      ),
    ...publicFiles.flatMap((file) => {
      const path = own.get(file);
      return path === undefined ? [] : [takesPlace(file, path)];
    }),
  ];
}

/** Files of `public` that hosts would serve at the address of a page. */
const filesOf = (path: string): string[] =>
  path === "/" ? ["index.html"] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`];

const takesPlace = (file: string, path: string): Issue => ({
  severity: "error",
  file: `public/${file}`,
  message: `The file takes the place of the page "${path}".`,
  hint: "Rename or remove it.",
});
