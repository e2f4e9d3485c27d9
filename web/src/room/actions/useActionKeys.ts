import { useEffect, useEffectEvent } from "react";
import { takesLetters } from "../../ui/focus/takesLetters.ts";
import type { ActionModel } from "./roomActions.ts";

interface KeysInput {
  isWaiting: boolean;
  /** The small window has the same shortcuts; null while it is closed. */
  small: HTMLElement | null;
}

/** The shortcuts of actions, wherever the focus is; not while the user types or uses a menu or dialog over the room. */
export function useActionKeys(actions: readonly ActionModel[], { isWaiting, small }: KeysInput): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isWaiting || event.repeat || hasModifier(event) || takesLetters(event.target)) return;
    const action = actions.find(({ key }) => key?.code === event.code);
    if (action === undefined || action.run === null) return;
    event.preventDefault();
    action.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const windows = [document, ...(small === null ? [] : [small.ownerDocument])];
    for (const each of windows) each.addEventListener("keydown", listen);
    return () => {
      for (const each of windows) each.removeEventListener("keydown", listen);
    };
  }, [small]);
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;
