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
    ({ target, clientX, clientY, detail }) => {
      const held = pressed;
      pressed = null;
      if (held === null || target !== root || detail > 1) return;
      if (isSteady({ from: held.at, touch: held.touch }, { x: clientX, y: clientY })) held.link.click();
    },
    { signal },
  );
}
