import { useEffect, type RefObject } from "react";

/** Takes the keyboard's place as this appears, if nothing on the page has it: what had it went away. */
export function useLostFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isFocusLost(document)) target.current?.focus({ preventScroll: true });
  }, [target]);
}

/** What is inert cannot keep the focus: it loses it a moment later. */
export function isFocusLost({ activeElement, body }: Pick<Document, "activeElement" | "body">): boolean {
  return activeElement === null || activeElement === body || activeElement.closest("[inert]") !== null;
}
