import type { KeyboardEvent } from "react";
import type { Id } from "./arrange.ts";
import type { Arrange } from "./useArrange.ts";

/**
 * Keys in the list: up and down go from row to row, Home and End to the first and last, which may have to be drawn first.
 * With Alt, up and down carry the room or folder of the row; F2 names it anew; Ctrl or Cmd and Z take the last move back.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  { goTo, arrange }: { goTo: (edge: "Home" | "End") => void; arrange: Arrange | null },
): void {
  const { currentTarget: nav, key, code, altKey } = event;
  const line = document.activeElement?.getAttribute("data-line") as Id | null | undefined;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (arrange !== null && line !== null && line !== undefined && (key === "F2" || (altKey && step !== undefined))) {
    event.preventDefault();
    if (key === "F2") arrange.setRenaming(line);
    else arrange.step(line, step === 1 ? "down" : "up");
    return;
  }
  // By the place of the key: it is the same one in every layout.
  if (arrange !== null && code === "KeyZ" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
    event.preventDefault();
    if (!event.repeat) arrange.undo();
    return;
  }
  const rows = () => [...nav.querySelectorAll<HTMLElement>("button:not([aria-haspopup])")];
  if (key === "Home" || key === "End") {
    event.preventDefault();
    goTo(key);
    const focusEdge = () =>
      rows()
        .at(key === "Home" ? 0 : -1)
        ?.focus();
    requestAnimationFrame(() => requestAnimationFrame(focusEdge));
    return;
  }
  const at = rows().findIndex((row) => row === document.activeElement);
  const next = step === undefined ? undefined : rows()[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
