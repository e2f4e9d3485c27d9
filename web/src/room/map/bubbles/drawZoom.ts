/** At this zoom and below, whole names would be wider than the distance between bubbles, so first names are shown. */
export const FIRST_NAMES_BELOW = 0.6;

/** Tells the styles of all bubbles how large they are. The attribute changes only where the names do. */
export function drawZoom(map: HTMLElement, zoom: number): void {
  map.style.setProperty("--zoom", String(zoom));
  const names = zoom < FIRST_NAMES_BELOW ? "first" : "whole";
  if (map.dataset["names"] !== names) map.dataset["names"] = names;
}
