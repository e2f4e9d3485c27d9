import type { AccountId } from "@atrium/contract";
import type { Driver, DriveStep, PopoverDOM } from "driver.js";
import { readText, writeText } from "../../platform/storage.ts";
import type { TourSay } from "./texts.ts";
import styles from "./tour.module.css";

/**
 * The five steps of the tour, each with the places it may stop at, best first: each carries its name in `data-tour`.
 * A member makes no spaces and a phone has no side, so another place takes the step.
 */
const STEPS = [
  ["team"],
  ["space", "find"],
  ["newSpace", "find", "messages"],
  ["users", "messages"],
  ["help", "you"],
] as const;
export type TourStop = (typeof STEPS)[number][number];

/** Each account is offered it once, also where several use one browser. */
const keyOf = (accountId: AccountId) => `tourSeen.${accountId}`;
export const hasSeenTour = (accountId: AccountId): boolean => readText(keyOf(accountId)) !== null;
export const rememberTour = (accountId: AccountId): void => writeText(keyOf(accountId), "1");

interface StopInSight {
  stop: TourStop;
  element: Element;
}

/** The first place of each step that can be seen now and that no step before has taken. */
export function stopsInSight(root: ParentNode): StopInSight[] {
  const found: StopInSight[] = [];
  for (const step of STEPS) {
    const places = step.filter((stop) => found.every((before) => before.stop !== stop));
    const [first] = places.flatMap((stop) => inSight(root, stop));
    if (first !== undefined) found.push(first);
  }
  return found;
}

function inSight(root: ParentNode, stop: TourStop): StopInSight[] {
  const all = [...root.querySelectorAll(`[data-tour="${stop}"]`)];
  const element = all.find((each) => each.getClientRects().length > 0);
  return element === undefined ? [] : [{ stop, element }];
}

/** Leads from one to the next. Escape, a click beside it and the cross end it; the arrow keys go on and back. */
export async function startTour(say: TourSay, accountId: AccountId | null): Promise<Driver | null> {
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
    onPopoverRender: (popover, { state }) => {
      popover.closeButton.setAttribute("aria-label", say("close"));
      // The library gives the focus to the cross, right after this: Enter would end the tour instead of leading on.
      queueMicrotask(() => popover.nextButton.focus());
      drawProgress(popover, { at: state.activeIndex ?? 0, of: stops.length });
    },
    onDestroyed: () => (accountId === null ? undefined : rememberTour(accountId)),
  });
  tour.drive();
  return tour;
}

/** How far it is stands in words over the title, and as dots beside the buttons. */
function drawProgress({ title, progress, footer }: PopoverDOM, { at, of }: { at: number; of: number }): void {
  title.before(progress);
  const dots = document.createElement("span");
  dots.className = styles["dots"] ?? "";
  dots.setAttribute("aria-hidden", "true");
  for (let index = 0; index < of; index += 1) {
    const dot = document.createElement("i");
    dot.dataset["now"] = String(index === at);
    dots.append(dot);
  }
  footer.prepend(dots);
}
