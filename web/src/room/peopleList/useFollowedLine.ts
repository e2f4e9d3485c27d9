import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

interface Place {
  accountId: string;
  control: string;
}

/** A line that moves to another group is mounted anew there: the focus moves with it, to the same control. */
export function useFollowedLine(lines: RefObject<HTMLElement | null>) {
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const { current: place } = last;
    if (place === null || document.activeElement !== document.body) return;
    last.current = null;
    const line = lines.current?.querySelector(`[data-line="${place.accountId}"]`);
    const control = line?.querySelector<HTMLElement>(place.control) ?? line?.querySelector<HTMLElement>("[data-go]");
    control?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = placeOf(target);
    },
    // Another window may have taken the keyboard: then the focus waits here.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (document.activeElement !== target) last.current = null;
    },
  };
}

function placeOf(target: HTMLElement): Place | null {
  const accountId = target.closest<HTMLElement>("[data-line]")?.dataset["line"];
  const control = ["[data-go]", "[data-row]", "input"].find((each) => target.matches(each));
  return accountId === undefined || control === undefined ? null : { accountId, control };
}
