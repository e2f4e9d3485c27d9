import type { Locator } from "@playwright/test";

/**
 * Resolves once a place, or something in it, matches a selector and holds a text, however short: between two looks of
 * a busy machine it may come and go. Start it before what brings it about, and await it after.
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
