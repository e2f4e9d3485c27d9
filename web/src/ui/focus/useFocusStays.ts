import { useEffect, useEffectEvent, type RefObject } from "react";
import { isFocusLost } from "./useLostFocus.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
const isUsable = (element: Element): boolean =>
  !element.matches(":disabled, [data-disabled], [tabindex='-1'], [inert] *");
const usableIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isUsable);

/**
 * A pressed button may disappear, or be disabled while something is pending, and the focus would be lost. This keeps it
 * inside an element: on the same button once it is enabled again, else on what replaced it; if nothing is left there,
 * on the given fallback.
 */
export function useFocusStays(inside: RefObject<HTMLElement | null>, orElse?: () => HTMLElement | null): void {
  const findElse = useEffectEvent(() => orElse?.() ?? null);
  useEffect(() => {
    const root = inside.current;
    if (root === null) return;
    let last: { element: HTMLElement; at: number } | null = null;
    let wasTaken = false;
    const note = ({ target }: FocusEvent) => {
      wasTaken = false;
      last =
        target instanceof HTMLElement && root.contains(target)
          ? { element: target, at: usableIn(root).indexOf(target) }
          : null;
    };
    const takePlace = (left: readonly HTMLElement[], at: number) => {
      const next = left.length === 0 ? findElse() : left.at(Math.min(at, left.length - 1));
      next?.focus({ preventScroll: true });
    };
    const restore = () => {
      if (last === null || !isFocusLost(document)) return;
      const { element, at } = last;
      if (element.isConnected && !isUsable(element)) wasTaken = true;
      else if (!element.isConnected) takePlace(usableIn(root), at);
      else if (wasTaken) element.focus();
    };
    const changes = new MutationObserver(restore);
    changes.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "data-disabled"],
    });
    document.addEventListener("focusin", note);
    return () => {
      changes.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, [inside]);
}
