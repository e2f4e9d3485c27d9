import { useEffect, type RefObject } from "react";

/** Takes the focus on mount if nothing on the page has it because the focused element was removed. */
export function useLostFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isFocusLost(document)) target.current?.focus({ preventScroll: true });
  }, [target]);
}

/** An inert element cannot keep the focus: it loses it a moment later. */
export function isFocusLost({ activeElement, body }: Pick<Document, "activeElement" | "body">): boolean {
  return activeElement === null || activeElement === body || activeElement.closest("[inert]") !== null;
}
