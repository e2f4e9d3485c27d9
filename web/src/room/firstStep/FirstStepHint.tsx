import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconHandMove } from "@tabler/icons-react";
import { useLayoutEffect, useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import type { Point } from "../map/camera.ts";
import type { MapController } from "../map/mapController.ts";
import styles from "./firstStep.module.css";
import { firstStepTexts } from "./texts.ts";
import { hintPlace } from "./stepHint.ts";

/** Who drags: a finger, and whoever has the room in a window as small as a phone. */
const DRAGGED = `(pointer: coarse), ${PHONE}`;
const EDGE = 12;
/** Frames for which the hint goes on measuring after everything has stopped: things beside it have their final size by then. */
const SETTLING_FRAMES = 30;

interface FirstStepHintProps {
  controller: Pick<MapController, "bearings" | "ownPlace" | "otherPlaces">;
  /** The middle of a piano to walk to; null without one. */
  piano: Point | null;
  /** A button stands in the lower right corner, so wide with its margins, in pixels. */
  corner: number;
}

/** How one walks, said once under one's own bubble. Nothing to press: the first step takes it away. */
export function FirstStepHint({ controller, piano, corner }: FirstStepHintProps) {
  const say = useTexts(firstStepTexts);
  const isDragged = useMedia(DRAGGED);
  const hint = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = hint.current;
    return element === null ? undefined : follow(element, { controller, piano, corner });
  }, [controller, piano, corner]);
  return (
    <div
      ref={hint}
      className={styles["hint"]}
      style={{ maxWidth: `min(var(--most, 100%), 100% - ${EDGE + Math.max(corner, EDGE)}px)` }}
      role="note"
      data-touch={isDragged}
      data-testid="first-step"
    >
      {isDragged ? (
        <span className={styles["hand"]}>
          <IconHandMove size={24} stroke={1.75} aria-hidden />
        </span>
      ) : (
        <Keys />
      )}
      <div>
        <b>{say(isDragged ? (piano !== null ? "dragToPiano" : "drag") : piano !== null ? "walkToPiano" : "walk")}</b>
        <p>{say(isDragged ? "closer" : "ways")}</p>
      </div>
    </div>
  );
}

function Keys() {
  const arrows = [IconArrowUp, IconArrowLeft, IconArrowDown, IconArrowRight];
  return (
    <span className={styles["keys"]} aria-hidden>
      {arrows.map((Arrow, nth) => (
        <kbd key={nth}>
          <Arrow size={15} stroke={2.25} />
        </kbd>
      ))}
    </span>
  );
}

/** The boxes of matching elements, relative to the hint's container. */
function boxesOf(selector: string, hint: HTMLElement) {
  const room = hint.offsetParent?.getBoundingClientRect();
  return Array.from(document.querySelectorAll(selector), (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - (room?.left ?? 0), top: top - (room?.top ?? 0), w: width, h: height };
  });
}

/** Whether people, the camera or things on the floor have moved since the last call. */
function watchMoves(controller: FirstStepHintProps["controller"]): () => boolean {
  const { bearings } = controller;
  let before = "";
  return () => {
    const places = [controller.ownPlace(), ...controller.otherPlaces()];
    const at = places.map((place) => place && bearings.toScreen(place));
    const beside = document.querySelectorAll("[data-floor-card], [data-floor-control]").length;
    const now = JSON.stringify([at, bearings.view, bearings.camera.zoom, beside]);
    const hasMoved = now !== before;
    before = now;
    return hasMoved;
  };
}

/** Keeps the hint with me, however the window moves over the floor; returns its undo. */
function follow(element: HTMLElement, { controller, piano, corner }: FirstStepHintProps) {
  let written = "";
  const place = () => {
    const me = controller.ownPlace();
    const { bearings } = controller;
    if (me === null || bearings.view.w === 0) return;
    const size = { w: element.offsetWidth, h: element.offsetHeight };
    const view = { ...bearings.view, right: Math.max(bearings.view.right, corner) };
    const at = hintPlace(bearings.toScreen(me), size, {
      view,
      zoom: bearings.camera.zoom,
      towards: piano === null ? null : bearings.toScreen(piano),
      others: controller.otherPlaces().map((at) => bearings.toScreen(at)),
      // The piano's, which says what is to be heard there.
      cards: boxesOf("[data-floor-card]", element),
      controls: boxesOf("[data-floor-control]", element),
    });
    const text = `${at.left}/${at.top}/${at.arrow}/${at.side}`;
    if (text === written) return;
    written = text;
    element.style.transform = `translate(${at.left}px,${at.top}px)`;
    element.style.setProperty("--arrow", `${at.arrow}px`);
    element.dataset["side"] = at.side;
  };
  const moved = watchMoves(controller);
  let settling = SETTLING_FRAMES;
  let frame = requestAnimationFrame(function again() {
    settling = moved() ? SETTLING_FRAMES : settling - 1;
    // Measuring in every frame would force a layout of whatever else has changed, such as a scrolling list.
    if (settling > 0) place();
    frame = requestAnimationFrame(again);
  });
  return () => cancelAnimationFrame(frame);
}
