import { useEffect, useEffectEvent } from "react";

/** Ctrl or Cmd and K opens the search, also from inside text fields. */
export function useFindKey(find: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    find();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
