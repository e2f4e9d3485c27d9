import type { AccountId } from "@atrium/contract";

const FLIGHT_MS = 340;

/**
 * Animates the faces of the entrance card to their people's bubbles in the room, or in the backdrop while the room is
 * still loading. Copies fly, inside `stage`; faces of people out of sight stay with the card.
 */
export function flyFaces(stage: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const face of stage.querySelectorAll<HTMLElement>("[data-face]")) {
    const to = placeOf(stage, face.dataset["face"] as AccountId);
    if (to !== null) fly(stage, face, to);
  }
}

function placeOf(stage: HTMLElement, accountId: AccountId): DOMRect | null {
  const name = CSS.escape(accountId);
  const bubble = document.querySelector(`[data-person="${name}"]`);
  const place = (bubble ?? stage.querySelector(`[data-place="${name}"]`))?.getBoundingClientRect();
  if (place === undefined || place.width === 0) return null;
  const isInSight = place.right > 0 && place.bottom > 0 && place.left < innerWidth && place.top < innerHeight;
  return isInSight ? place : null;
}

function fly(stage: HTMLElement, face: HTMLElement, to: DOMRect): void {
  const from = face.getBoundingClientRect();
  const copy = face.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  const { style } = copy;
  Object.assign(style, {
    position: "fixed",
    margin: "0",
    left: `${from.left}px`,
    top: `${from.top}px`,
    animation: "none",
  });
  stage.append(copy);
  face.style.visibility = "hidden";
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const there = `translate(${x}px,${y}px) scale(${to.width / from.width})`;
  copy.animate(
    [
      { transform: "none", opacity: 1, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" },
      { transform: there, opacity: 1, offset: 0.8 },
      { transform: there, opacity: 0 },
    ],
    { duration: FLIGHT_MS, fill: "forwards" },
  );
}
