import { useEffect, type RefObject } from "react";
import { isFocusLost } from "./useLostFocus.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
const isUsable = (element: Element): boolean =>
  !element.matches(":disabled, [data-disabled], [tabindex='-1'], [inert] *");
const usableIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isUsable);

/**
 * A button that was pressed may go away, or be disabled while something is on its way: then the keyboard's place would be
 * lost. It stays inside of an element: at the same button once that can be used again, else at what took its place.
 */
export function useFocusStays(inside: RefObject<HTMLElement | null>): void {
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
    const restore = () => {
      if (last === null || !isFocusLost(document)) return;
      const { element, at } = last;
      if (element.isConnected && !isUsable(element)) wasTaken = true;
      else if (!element.isConnected)
        usableIn(root)
          .at(Math.min(at, usableIn(root).length - 1))
          ?.focus();
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
