"use client";

import { shell } from "#texts/shell";
import { OfflineSwitch } from "@/components/offline/offline-switch";
import { Icon } from "@/components/ui/icon";
import { memoByValue } from "@/components/ui/memo-by-value";
import { SiteLink } from "@/components/ui/site-link";
import { manifest } from "@/lib/nav/manifest";
import { isExternal } from "@/lib/paths";
import { offersOffline } from "@/lib/settings";
import { site } from "@/lib/site";
import styles from "./footer.module.css";

/** The owner's texts, in the language of the edition. */
type Props = { tagline: string; copyright: string };

/**
 * The wave, the tagline, columns of links and the copyright. A client component like the sidebar: the columns come from the manifest,
 * which the browser has anyway, instead of being repeated in every payload.
 */
export const Footer = memoByValue(function Footer({ tagline, copyright }: Props) {
  return (
    <footer className={styles.footer} data-behind-drawer>
      <svg className={styles.wave} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="var(--brand-wave-2)"
          opacity="0.55"
          d="M0 56c160-44 330-52 520-22s360 62 560 30 280-44 360-36v92H0Z"
        />
        <path fill="var(--color-footer)" d="M0 84c200-36 400-40 620-10s420 34 820-22v68H0Z" />
      </svg>
      <div className={styles.body}>
        {tagline && <p className={styles.about}>{tagline}</p>}
        {manifest.footer.length > 0 && (
          <nav className={styles.columns} aria-label={shell.footer}>
            {manifest.footer.map((column) => (
              <div key={column.title}>
                <h2>{column.title}</h2>
                <ul aria-label={column.title}>
                  {column.items.map((item) => (
                    <li key={item.label}>
                      <SiteLink href={item.href}>
                        {item.label}
                        {isExternal(item.href) && <Icon name="external" size={13} />}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <p className={styles.copyright}>
          {`${copyright} `}
          {offersOffline(site) && <OfflineSwitch />}{" "}
          {manifest.hasBlog && <SiteLink href="/blog">{shell.blogLink}</SiteLink>}
        </p>
      </div>
    </footer>
  );
});
