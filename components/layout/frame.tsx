import type { ReactNode } from "react";
import { ShortcutsDialog } from "@/components/layout/shortcuts-dialog";
import { RememberVisits } from "@/components/nav/remember-visits";
import { SectionLinks } from "@/components/nav/section-links";
import { Sidebar } from "@/components/nav/sidebar";
import { RevealTarget } from "@/components/page/reveal-target";
import { RowLinks } from "@/components/page/row-links";
import { ScrollStops } from "@/components/page/scroll-stops";
import styles from "./frame.module.css";

/**
 * The part of a page between navbar and footer: the sidebar and the main content. `Sidebar`, `Content`, and `Title` are capitalized, since
 * a heading with one of these names has its id in lowercase.
 */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Sidebar />
      <main id="Content" className={styles.main} data-behind-drawer>
        {children}
      </main>
      <ShortcutsDialog />
      <SectionLinks />
      <RememberVisits />
      <ScrollStops />
      <RevealTarget />
      <RowLinks />
    </div>
  );
}
