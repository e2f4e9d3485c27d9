/** Longer than any visit. */
const NEVER_MS = 1e9;

/**
 * Makes moving an element cheap if its `style.transform` is written in nearly every frame; call it once, and give the
 * element `will-change: transform` and few style rules. Returns its undo: an endless animation keeps its element alive,
 * and with it the whole DOM tree it was in. Chromium computes layers anew after every new transform, unless it expects
 * an animation of it: then it settles overlaps beforehand, and a new position goes straight to the compositor. So this
 * adds an animation that never begins.
 * Seen in Chromium 156 with the trace event `PaintArtifactCompositor::Update`; elsewhere it does nothing.
 */
export function moveLightly(element: HTMLElement): () => void {
  const animation = element.animate({ transform: ["none", "none"] }, { delay: NEVER_MS, duration: 1 });
  animation.pause();
  return () => animation.cancel();
}
