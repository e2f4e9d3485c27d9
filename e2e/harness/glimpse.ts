import type { Locator } from "@playwright/test";

/**
 * Resolves once a place, or something in it, has matched a selector and contained a text, even if only between two
 * polls on a busy machine. Call it before the action that causes this, and await it after.
 */
export function glimpse(place: Locator, selector: string, text = ""): Promise<void> {
  return place.evaluate(
    (root, [wanted, words]) =>
      new Promise<void>((seen) => {
        const look = () => {
          const found = [root, ...root.querySelectorAll(wanted)].some(
            (element) => element.matches(wanted) && (element.textContent ?? "").includes(words),
          );
          if (found) seen();
        };
        new MutationObserver(look).observe(root, { attributes: true, childList: true, subtree: true });
        look();
      }),
    [selector, text] as const,
  );
}
