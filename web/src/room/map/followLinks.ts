import type { Point } from "./camera.ts";
import { isSteady } from "./tools/pressing.ts";

/**
 * Links in what lies on the floor. The map captures the pointer, so that a thing can be dragged by them too, and gets
 * their clicks: it hands one on unless something was dragged.
 */
export function followLinks(root: HTMLElement, signal: AbortSignal): void {
  let pressed: { link: HTMLAnchorElement; at: Point; touch: boolean } | null = null;
  root.addEventListener(
    "pointerdown",
    ({ target, clientX, clientY, pointerType }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("[data-element] a") : null;
      pressed = link === null ? null : { link, at: { x: clientX, y: clientY }, touch: pointerType !== "mouse" };
    },
    { signal },
  );
  root.addEventListener(
    "click",
    (event) => {
      const held = pressed;
      pressed = null;
      const { target, clientX, clientY, detail } = event;
      // The keyboard clicks without having pressed.
      if (held === null || detail === 0) return;
      const follows = detail === 1 && isSteady({ from: held.at, touch: held.touch }, { x: clientX, y: clientY });
      if (follows && target === root) held.link.click();
      // A browser that gives the click to the link itself would follow it after a drag as well.
      if (!follows && target instanceof Node && held.link.contains(target)) event.preventDefault();
    },
    { signal },
  );
}
