const FADE_MS = 150;

/** Leaves a copy of an element behind that fades out: React takes the element itself away at once. */
export function fadeAway(element: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.removeAttribute("data-person");
  copy.removeAttribute("data-self");
  copy.style.pointerEvents = "none";
  // The copy has long arrived, and its camera has no picture: the face under it shows.
  for (const part of copy.querySelectorAll<HTMLElement>("*")) part.style.animation = "none";
  for (const video of copy.querySelectorAll("video")) video.remove();
  element.parentElement?.append(copy);
  const remove = () => copy.remove();
  copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: "forwards" }).finished.then(remove, remove);
}
