import type { ReactNode } from "react";
import { shell } from "#texts/shell";
import { SiteLink } from "@/components/ui/site-link";
import { ariaCurrentOf, sectionOf } from "@/lib/nav/current-section";
import { manifest } from "@/lib/nav/manifest";

type Props = { className?: string; path: string; children: ReactNode };

/** The navbar's entries for the drawer, with the items of menus nested one level. */
export function MainMenu({ className, path, children }: Props) {
  return (
    <nav className={className} aria-label={shell.navigation.menu}>
      <ul>
        {manifest.navbar.map((item) => (
          <li key={item.href}>
            <SiteLink href={item.href} aria-current={ariaCurrentOf(path, item.href)}>
              {item.label}
            </SiteLink>
            {item.items && (
              <ul>
                {item.items.map(({ href, label }) => (
                  <li key={label}>
                    <SiteLink href={href} aria-current={ariaCurrentOf(path, href, sectionOf(href, item.href))}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
