/** Longer than any visit. */
const NEVER_MS = 1e9;

/**
 * Makes moving an element cheap, for elements whose `style.transform` is written in nearly every frame; call it once,
 * and give the element `will-change: transform` and few style rules. Returns its undo: an animation that never ends keeps
 * its element, and with it all of the page that the element was in. Chromium puts the page's picture together anew
 * after any new transform, unless an animation of it is expected: then what could ever lie over what is settled
 * beforehand and the new place goes straight to the compositor. So here stands an animation that never begins.
 * Seen in Chromium 156 with the trace event `PaintArtifactCompositor::Update`; elsewhere it does nothing.
 */
export function moveLightly(element: HTMLElement): () => void {
  const animation = element.animate({ transform: ["none", "none"] }, { delay: NEVER_MS, duration: 1 });
  animation.pause();
  return () => animation.cancel();
}
