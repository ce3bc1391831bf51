import { pages } from "#texts/pages";
import { withBase } from "@/lib/nav/edition";
import { inNewest } from "@/lib/nav/editions";
import { toHref } from "@/lib/paths";
import type { Site } from "@/lib/site/load";
import type { Untranslated } from "@/lib/types";
import styles from "./edition-notice.module.css";

type Props = Untranslated & { path: string; site: Pick<Site, "manifest" | "alternates"> };

/** Notices above a page that is of an older version or not translated, with links to the newest version or the original. */
export function EditionNotice({ path, untranslated, site: { manifest, alternates } }: Props) {
  const { edition, editions } = manifest;
  const newest = inNewest(manifest, alternates.versions, path);
  const original = editions.find(({ version }) => version.name === edition.version.name);
  return (
    <>
      {newest && (
        <p className={styles.notice} role="note">
          {pages.older.text(edition.version.label)}{" "}
          <a href={toHref(withBase(newest.path, newest.base))}>{pages.older.link}</a>
        </p>
      )}
      {untranslated && original && (
        <p className={styles.notice} role="note">
          {pages.untranslated.text}{" "}
          <a href={toHref(withBase(path, original.base))} hrefLang={untranslated.language}>
            {pages.untranslated.link}
          </a>
        </p>
      )}
    </>
  );
}
