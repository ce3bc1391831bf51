import type { ReactNode } from "react";
import { Pagination } from "@/components/nav/pagination";
import { Icon } from "@/components/ui/icon";
import { fillIn } from "@/lib/paths";
import { site } from "@/lib/site";
import type { PageLink } from "@/lib/types";
import { PageFeedback } from "./page-feedback";
import styles from "./page-footer.module.css";

type Props = {
  /** Path of a page whose readers are asked whether it helped. */
  asksAbout?: string;
  /** Path of its file in the repository, when it is there. */
  file?: string;
  editLabel: string;
  previous?: PageLink;
  next?: PageLink;
  /** Other things to do with the page, beside the link to edit it. */
  actions?: ReactNode;
  /** What is known about the page. */
  children: ReactNode;
};

/** How a page ends: what to do with it, what is known about it and its neighbors. */
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
