import { useEffect, useEffectEvent } from "react";
import { takesLetters } from "../../ui/focus/takesLetters.ts";
import type { ActionModel } from "./roomActions.ts";

/** The keys of actions, wherever the focus is; never while somebody types or chooses in what lies over the room. */
export function useActionKeys(actions: readonly ActionModel[], isWaiting: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isWaiting || event.repeat || hasModifier(event) || takesLetters(event.target)) return;
    const action = actions.find(({ key }) => key?.code === event.code);
    if (action === undefined || action.run === null) return;
    event.preventDefault();
    action.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;
