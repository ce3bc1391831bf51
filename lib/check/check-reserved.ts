import { isReserved } from "../nav/reserved";
import { isInSection } from "../paths";
import type { Issue } from "../types";
import type { CheckedSite } from "./types";

/**
 * Reports pages whose address the site itself uses for a page, file, or edition (except the home page), and files in `public` that collide
 * with a page.
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

/** Paths in `public` that hosts would serve at the address of a page. */
const filesOf = (path: string): string[] =>
  path === "/" ? ["index.html"] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`];

const takesPlace = (file: string, path: string): Issue => ({
  severity: "error",
  file: `public/${file}`,
  message: `The file takes the place of the page "${path}".`,
  hint: "Rename or remove it.",
});
