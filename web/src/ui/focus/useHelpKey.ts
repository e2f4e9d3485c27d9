import { useEffect, useEffectEvent } from "react";
import { takesLetters } from "./takesLetters.ts";

/** `?`, wherever a keyboard layout has it, shows the shortcuts. */
export function useHelpKey(show: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.key === "?" || (event.code === "Slash" && event.shiftKey);
    if (!isAsked || event.repeat || event.ctrlKey || event.metaKey || event.altKey || takesLetters(event.target))
      return;
    event.preventDefault();
    show();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
