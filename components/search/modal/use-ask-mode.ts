import { type ComponentType, type RefObject, useState } from "react";
import type { AskModeProps } from "../ask/ask-mode";
import { leaveFor } from "../leave-for";

type Options = {
  /** Empty once search is closed. */
  dialog: RefObject<HTMLDialogElement | null>;
  onAsking: (isAsking: boolean) => void;
  onClose: () => void;
};

/** Question mode, whose code comes with the first question. Who closes search meanwhile has left it. */
export function useAskMode({ dialog, onAsking, onClose }: Options) {
  const [AskMode, setAskMode] = useState<ComponentType<AskModeProps>>();
  const startAsk = async (question: string) => {
    const loaded = await import("../ask/ask-mode").catch(() => undefined);
    if (!dialog.current) return;
    if (!loaded) return leaveFor(question, onClose);
    if (question) loaded.ask(question);
    setAskMode(() => loaded.AskMode);
    onAsking(true);
  };
  return { AskMode, startAsk };
}
