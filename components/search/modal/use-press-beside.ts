import { type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * What a dialog listens to whose box is smaller than itself: a press beside the box. It counts once it has ended, else a finger would
 * press what lies below the dialog, too; and neither where it began in the box, as when text is selected, nor when it is the second of
 * the two presses that opened the dialog.
 */
export function usePressBeside(onPress: () => void) {
  const began = useRef<EventTarget>(null);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      began.current = target;
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent) => {
      if (target === currentTarget && target === began.current && detail < 2) onPress();
    },
  };
}
