const FADE_MS = 150;

/** Leaves a copy of a bubble and its mover that fades out, as React removes the originals at once. */
export function fadeAway(mover: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const copy = mover.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  for (const person of copy.querySelectorAll("[data-person]")) {
    person.removeAttribute("data-person");
    person.removeAttribute("data-self");
  }
  copy.style.pointerEvents = "none";
  // The copy must not replay its entry; its camera would be blank, so the face below it is shown.
  for (const part of copy.querySelectorAll<HTMLElement>("*")) part.style.animation = "none";
  for (const video of copy.querySelectorAll("video")) video.remove();
  mover.parentElement?.append(copy);
  const remove = () => copy.remove();
  copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: "forwards" }).finished.then(remove, remove);
}
