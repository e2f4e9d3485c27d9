import { useEffect, useEffectEvent } from "react";
import { takesLetters } from "../../ui/focus/takesLetters.ts";
import type { RoomElements } from "./useElements.ts";

/** Units that an arrow key moves an element; with Shift, one. */
const STEP = 10;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Keyboard shortcuts for elements, while the focus is on the map; handled before the map's own. */
export function useElementKeys(elements: RoomElements): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While an element is in full view it handles the keys.
    if (elements.desk.state.getState().viewed !== null) return;
    if (takesLetters(event.target) || !isOnMap(event.target)) return;
    const isDone = event.ctrlKey || event.metaKey ? withCtrl(event, elements) : alone(event, elements);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

/** Nothing has the focus, or the map or an element on it. */
const isOnMap = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest("[data-testid=room-map]") !== null);

/** A link or button in an element, which Enter presses. */
const isPressedItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a[href],button") !== null;

function withCtrl({ code, shiftKey, altKey }: KeyboardEvent, { desk, acts }: RoomElements): boolean {
  if (altKey) return false;
  const chosen = desk.chosen();
  switch (code) {
    case "KeyZ":
      return shiftKey ? acts.redo() : acts.undo();
    case "KeyY":
      return acts.redo();
    case "KeyV":
      return acts.paste();
    case "KeyC":
      return chosen.length > 0 && getSelection()?.isCollapsed !== false && acts.copy(chosen);
    case "KeyD":
      return chosen.length > 0 && acts.duplicate(chosen);
    default:
      return false;
  }
}

function alone({ code, shiftKey, target }: KeyboardEvent, { desk, acts }: RoomElements): boolean {
  const thing = target instanceof Element ? target.closest<HTMLElement>("[data-element]") : null;
  const id = thing?.dataset["element"];
  const chosen = desk.chosen();
  if (code === "Delete" || code === "Backspace") return chosen.length > 0 && acts.remove(chosen);
  if (id === undefined || isPressedItself(target)) return false;
  if (code === "Enter" || code === "NumpadEnter") {
    desk.open(id);
    return true;
  }
  if (code === "Space") {
    desk.choose(id, shiftKey);
    return true;
  }
  const way = ARROWS[code];
  if (way === undefined || chosen.length === 0) return false;
  const step = shiftKey ? 1 : STEP;
  desk.nudge({ x: way.x * step, y: way.y * step });
  return true;
}
