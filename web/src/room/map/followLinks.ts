import type { Point } from "./camera.ts";
import { isSteady } from "./tools/pressing.ts";

/** How long a click waits for a second one, where a double click does something else: what systems count as one at most. */
const SECOND_CLICK_MS = 500;

interface Pressed {
  link: HTMLAnchorElement;
  at: Point;
  touch: boolean;
}

/**
 * Links in what lies on the floor. The map captures the pointer, so that a thing can be dragged by them too, and gets
 * their clicks: it hands one on unless something was dragged. Where a double click opens the thing itself, the link waits
 * until no second click comes.
 */
export function followLinks(
  root: HTMLElement,
  signal: AbortSignal,
  opens: (elementId: string) => boolean = () => false,
): void {
  let pressed: Pressed | null = null;
  let waiting: number | undefined;
  const forget = () => clearTimeout(waiting);
  signal.addEventListener("abort", forget);
  const follow = (link: HTMLAnchorElement) => (link.isConnected ? link.click() : undefined);
  root.addEventListener(
    "pointerdown",
    ({ target, clientX, clientY, pointerType }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("[data-element] a") : null;
      if (link !== null) forget();
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
      // With such a key it is the browser's: a new tab, a window.
      const waits = follows && !hasKey(event) && opens(thingOf(held.link));
      if (waits) waiting = window.setTimeout(() => follow(held.link), SECOND_CLICK_MS);
      else if (follows && target === root) follow(held.link);
      // A browser that gives the click to the link itself would follow it after a drag and before a second click as well.
      if ((!follows || waits) && target instanceof Node && held.link.contains(target)) event.preventDefault();
    },
    { signal },
  );
}

const hasKey = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;
const thingOf = (link: HTMLAnchorElement): string =>
  link.closest<HTMLElement>("[data-element]")?.dataset["element"] ?? "";
