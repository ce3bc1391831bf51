"use client";

import { Children, isValidElement, type ReactNode, type RefCallback, useId } from "react";
import { flushSync } from "react-dom";
import { shell } from "#texts/shell";
import styles from "./tabs.module.css";
import { moveThroughTabs, tabWake, useTabChoice } from "./use-tab-choice";

type TabProps = { label: string; children?: ReactNode };

/** One alternative inside Tabs. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

type TabsProps = {
  group?: string;
  /** Language of the labels, where it is not that of the edition. */
  language?: string;
  children?: ReactNode;
};

/** The accessible name of a tab list, from its labels: "Bash or PowerShell". */
const oneOf = (labels: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(labels);

/**
 * Tabs. Sets with the same `group` stay in sync and remember the choice. A match of the browser's find-in-page selects its tab. Without
 * JavaScript all panels are shown, each under its label.
 */
export function Tabs({ group, language = shell.locale, children }: TabsProps) {
  const id = useId();
  const panels = Children.toArray(children).flatMap((child) => {
    const props = isValidElement<TabProps>(child) ? child.props : undefined;
    return props && typeof props.label === "string" ? [props] : [];
  });
  const labels = panels.map((panel) => panel.label);
  const [chosen, choose] = useTabChoice(labels, group);

  return (
    <div className={styles.tabs} data-wake={group && tabWake(group)}>
      <div
        className={styles.list}
        role="tablist"
        aria-label={oneOf(labels, language)}
        onKeyDown={(event) => moveThroughTabs(event, labels, chosen, choose)}
      >
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={label === chosen}
            tabIndex={label === chosen ? 0 : -1}
            onClick={() => choose(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.label}
          ref={letBeFound(panel.label === chosen, () => choose(panel.label))}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-selected={panel.label === chosen}
          data-label={panel.label}
        >
          {panel.children}
        </div>
      ))}
    </div>
  );
}

/**
 * A `ref` callback that sets `hidden="until-found"` on an element that is not shown, where supported: find-in-page (Ctrl+F), links to
 * anchors inside it and text fragments (`#:~:text=`) can still find its content, and `show` is called when they do. React supports
 * `hidden` only as a boolean: https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
function letBeFound(isShown: boolean, show: () => void): RefCallback<HTMLElement> {
  return (element) => {
    if (!element || !("onbeforematch" in element)) return;
    if (isShown) element.removeAttribute("hidden");
    else element.setAttribute("hidden", "until-found");
    // With `until-found` the element still has a box, but its content is not rendered.
    element.ariaHidden = isShown ? null : "true";
    // Render synchronously: the browser scrolls to the match right after the event.
    const found = () => flushSync(show);
    element.addEventListener("beforematch", found);
    return () => element.removeEventListener("beforematch", found);
  };
}
