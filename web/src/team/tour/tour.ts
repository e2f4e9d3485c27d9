import type { Driver, DriveStep } from "driver.js";
import { readText, writeText } from "../../platform/storage.ts";
import type { TourSay } from "./texts.ts";
import styles from "./tour.module.css";

/** What the tour stops at, in order: each carries its name in `data-tour`. */
export const TOUR_STOPS = ["team", "space", "newSpace", "users", "help"] as const;
export type TourStop = (typeof TOUR_STOPS)[number];

const KEY = "tourSeen";
export const hasSeenTour = (): boolean => readText(KEY) !== null;
export const rememberTour = (): void => writeText(KEY, "1");

/** What can be seen of them now: a phone has no side, and a member makes no spaces. */
export function stopsInSight(root: ParentNode): { stop: TourStop; element: Element }[] {
  return TOUR_STOPS.flatMap((stop) => {
    const all = [...root.querySelectorAll(`[data-tour="${stop}"]`)];
    const element = all.find((each) => each.getClientRects().length > 0);
    return element === undefined ? [] : [{ stop, element }];
  });
}

/** Leads from one to the next. Escape, a click beside it and the cross end it; the arrow keys go on and back. */
export async function startTour(say: TourSay): Promise<Driver | null> {
  const [{ driver }] = await Promise.all([import("driver.js"), import("driver.js/dist/driver.css")]);
  const stops = stopsInSight(document);
  if (stops.length === 0) return null;
  const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const steps = stops.map(({ stop, element }): DriveStep => {
    const popover = { title: say(stop), description: say(`${stop}Lead`) };
    return { element, popover, disableActiveInteraction: true };
  });
  const tour = driver({
    steps,
    animate: moves,
    smoothScroll: moves,
    overlayColor: "#1c1a17",
    overlayOpacity: 0.4,
    stagePadding: 8,
    stageRadius: 20,
    popoverOffset: 14,
    popoverClass: styles["tour"] ?? "",
    showProgress: true,
    progressText: say("progress", { at: "{{current}}", of: "{{total}}" }),
    nextBtnText: say("next"),
    prevBtnText: say("back"),
    doneBtnText: say("done"),
    onPopoverRender: ({ closeButton }) => closeButton.setAttribute("aria-label", say("close")),
    onDestroyed: rememberTour,
  });
  tour.drive();
  return tour;
}
