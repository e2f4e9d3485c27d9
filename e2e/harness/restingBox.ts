import type { Locator } from "@playwright/test";

/** An element's box once it has stayed the same for ten frames; polls from outside may see the same frame twice. */
export async function restingBox(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return await place.evaluate(
    (element) =>
      new Promise((rest) => {
        let last = element.getBoundingClientRect();
        let same = 0;
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          same = x === last.x && y === last.y && width === last.width ? same + 1 : 0;
          last = new DOMRect(x, y, width, height);
          if (same < 10) requestAnimationFrame(look);
          else rest({ x, y, width, height });
        };
        look();
      }),
  );
}
