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

/** A set is named by what there is to choose from: "Bash or PowerShell". */
const oneOf = new Intl.ListFormat(shell.locale, { type: "disjunction" });

/**
 * Alternatives of which one shows. Sets with the same `group` stay in step and the choice is remembered. What the
 * browser's search finds in another one is chosen. Without JavaScript every panel shows, each under its label.
 */
export function Tabs({ group, children }: { group?: string; children?: ReactNode }) {
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
        aria-label={oneOf.format(labels)}
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
 * The `ref` of an element that shows or not: one that does not is left to the browser's search (Ctrl+F), to links that lead into it
 * and to those that name a text (`#:~:text=`), where the browser can do that. It calls `show` when it has found something there.
 * React knows `hidden` as true and false only: https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
function letBeFound(isShown: boolean, show: () => void): RefCallback<HTMLElement> {
  return (element) => {
    if (!element || !("onbeforematch" in element)) return;
    if (isShown) element.removeAttribute("hidden");
    else element.setAttribute("hidden", "until-found");
    // Its box is there, without what is in it.
    element.ariaHidden = isShown ? null : "true";
    // The browser scrolls to what it has found as soon as it has told it.
    const found = () => flushSync(show);
    element.addEventListener("beforematch", found);
    return () => element.removeEventListener("beforematch", found);
  };
}
