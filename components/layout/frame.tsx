import type { ReactNode } from "react";
import { Sidebar } from "@/components/nav/sidebar";
import styles from "./frame.module.css";

/** The page between navbar and footer: the sidebar's column, if its section has one, and the main content. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Sidebar />
      <main id="content" className={styles.main} tabIndex={-1} data-behind-drawer>
        {children}
      </main>
    </div>
  );
}
