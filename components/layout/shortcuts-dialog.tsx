"use client";

import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { shell } from "#texts/shell";
import { useSitePath } from "@/components/nav/use-site-path";
import { keyName } from "@/components/search/key-name";
import { isHelpKey, modifierName } from "@/components/search/shortcut";
import { Icon } from "@/components/ui/icon";
import styles from "./shortcuts-dialog.module.css";

/** All keyboard shortcuts; `Mod` stands for the platform's modifier, Ctrl or ⌘. */
const keys: [keys: string[], meaning: string][] = [
  [["/"], shell.keys.search],
  [["Mod", "K"], shell.keys.toggleSearch],
  [["↑", "↓"], shell.keys.move],
  [["Home", "End"], shell.keys.ends],
  [["←", "→"], shell.keys.tabs],
  [["Enter"], shell.keys.open],
  [["Esc"], shell.keys.escape],
  [["?"], shell.keys.help],
];

/** The dialog that lists the keyboard shortcuts. The question mark opens it; until then its content is not rendered. */
export function ShortcutsDialog() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [modifier, setModifier] = useState<string>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isHelpKey(event, event.target) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      flushSync(() => setModifier(modifierName(navigator.platform)));
      dialog.current?.showModal();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const close = () => dialog.current?.close();
  const path = useSitePath();
  // Closes on navigation.
  useEffect(close, [path]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {modifier !== undefined && (
        <div>
          <h2 id={id}>{shell.keys.title}</h2>
          <button type="button" onClick={close} aria-label={shell.keys.close}>
            <Icon name="close" />
          </button>
          <dl>
            {keys.map(([names, meaning]) => (
              <div key={meaning}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{keyName(name === "Mod" ? modifier : name)}</kbd>
                  ))}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </dialog>
  );
}
