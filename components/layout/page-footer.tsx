import type { ReactNode } from "react";
import { Pagination } from "@/components/nav/pagination";
import { Icon } from "@/components/ui/icon";
import { fillIn } from "@/lib/paths";
import { site } from "@/lib/site";
import type { PageLink } from "@/lib/types";
import { PageFeedback } from "./page-feedback";
import styles from "./page-footer.module.css";

type Props = {
  /** Path of the page, if readers are to be asked whether it helped. */
  asksAbout?: string;
  /** Path of its file in the repository, if any. */
  file?: string;
  editLabel: string;
  previous?: PageLink;
  next?: PageLink;
  /** Actions in addition to the edit link. */
  actions?: ReactNode;
  /** Metadata of the page. */
  children: ReactNode;
};

/** The end of a page: feedback, actions, metadata, and links to its neighbors. */
export function PageFooter({ asksAbout, file, editLabel, previous, next, actions, children }: Props) {
  return (
    <footer className={styles.footer}>
      {asksAbout && <PageFeedback path={asksAbout} />}
      <div className={styles.meta}>
        <div className={styles.actions}>
          {file && site.editUrl && (
            <a href={fillIn(site.editUrl, { file })} rel="noreferrer">
              <Icon name="edit" size={16} />
              {` ${editLabel}`}
            </a>
          )}
          {actions}
        </div>
        {children}
      </div>
      <Pagination previous={previous} next={next} />
    </footer>
  );
}
