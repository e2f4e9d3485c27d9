import { AccountId } from "@atrium/contract";
import { useEffect, type RefObject } from "react";
import { watchTabbing } from "../../ui/focus/watchTabbing.ts";
import type { Point } from "./camera.ts";
import { followLinks } from "./followLinks.ts";
import type { MapController } from "./mapController.ts";
import { isCorner } from "../elements/boxes.ts";
import type { Target } from "./tools/tool.ts";
import { moveViewByKey } from "./viewKeys.ts";

/** Listens to pointers, the wheel and keys, and hands them to the controller as gestures. */
export function useMapGestures(controller: MapController, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    return element === null ? undefined : listenToPointers(controller, element);
  }, [controller, root]);
  useEffect(() => (root.current === null ? undefined : ringOnTab(root.current)), [root]);
  useEffect(() => listenToKeys(controller), [controller]);
}

function listenToPointers(controller: MapController, root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let touched = false;
  // With a captured pointer the map is the target of the double click, so the pressed element is remembered.
  let pressed: Target = { on: "floor" };
  root.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || keepsPointer(event.target)) return;
      touched = event.pointerType !== "mouse";
      root.setPointerCapture(event.pointerId);
      pressed = targetOf(event.target);
      controller.gesture({
        type: "down",
        pointerId: event.pointerId,
        at: pointOf(event),
        target: pressed,
        touch: touched,
        adds: event.shiftKey,
      });
    },
    { signal },
  );
  const follow = (type: "move" | "up") => (event: PointerEvent) =>
    controller.gesture({ type, pointerId: event.pointerId, at: pointOf(event), free: event.ctrlKey || event.metaKey });
  root.addEventListener("pointermove", follow("move"), { signal });
  root.addEventListener("pointerup", follow("up"), { signal });
  root.addEventListener("pointercancel", ({ pointerId }) => controller.gesture({ type: "interrupt", pointerId }), {
    signal,
  });
  root.addEventListener(
    "dblclick",
    (event) => {
      if (pressed.on === "element") return controller.openElement(pressed.elementId);
      if (pressed.on !== "floor") return;
      controller.gesture({ type: "doubleClick", at: pointOf(event), touch: touched });
    },
    { signal },
  );
  root.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      controller.wheel(pointOf(event), event.deltaMode === 0 ? event.deltaY : event.deltaY * 24, event.ctrlKey);
    },
    { signal, passive: false },
  );
  listenOverPeople(controller, root, signal);
  followLinks(root, signal, (elementId) => controller.opensElement(elementId));
  return () => stop.abort();
}

function listenOverPeople(controller: MapController, root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    "contextmenu",
    (event) => {
      const accountId = personAt(event.target);
      if (accountId === null) return;
      event.preventDefault();
      controller.choose(accountId);
    },
    { signal },
  );
  // A tap on somebody opens their card: its click would press what has come up under the finger.
  root.addEventListener(
    "touchend",
    (event) => {
      if (personAt(event.target) !== null) event.preventDefault();
    },
    { signal, passive: false },
  );
}

function listenToKeys(controller: MapController): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // At the document: an open tooltip takes Escape from the window.
  document.addEventListener(
    "keydown",
    (event) => {
      // A dialog over the map closes first; what is chosen under it stays.
      if (event.key === "Escape" && !isInDialog(event.target)) controller.gesture({ type: "cancel" });
      // Tiles and lists handle arrow keys themselves.
      if (event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isForOthers(event.target) || isInDialog(event.target)) return;
      if (moveViewByKey(event, controller)) return event.preventDefault();
      if (event.repeat ? controller.isWalking(event.code) : controller.keyDown(event.code)) event.preventDefault();
    },
    { signal },
  );
  addEventListener("keyup", (event) => controller.keyUp(event.code), { signal });
  addEventListener("blur", () => controller.letGo(), { signal });
  document.addEventListener("visibilitychange", () => controller.letGo(), { signal });
  return () => stop.abort();
}

/** A native dialog has its role without an attribute. */
export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=dialog],dialog") !== null;

/** The focus shows on the map only where Tab brought it: walkers by keyboard need no frame around the window. */
function ringOnTab(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isTabbing = watchTabbing(signal);
  root.addEventListener("focus", () => (root.dataset["ring"] = String(isTabbing())), { signal });
  return () => stop.abort();
}

/** Fields, menus, lists and dialogs use letters and arrows themselves. */
export function isForOthers(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      "input,textarea,select,nav,[contenteditable],[role=menu],[role=dialog],[role=listbox],[role=slider],[role=tree]",
    ) !== null
  );
}

/** Buttons and fields on the floor keep their clicks: a captured pointer would take them away. */
const keepsPointer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button,textarea,select,[data-keeps-pointer]") !== null;

/** The map begins in the window's top left corner, so that no layout need be read. */
const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

/** The person under the pointer; null for the floor and for me. */
export function personAt(target: EventTarget | null): AccountId | null {
  const found = targetOf(target);
  return found.on === "person" ? found.accountId : null;
}

function targetOf(target: EventTarget | null): Target {
  const person = target instanceof Element ? target.closest<HTMLElement>("[data-person]") : null;
  if (person === null) return elementAt(target);
  if (person.dataset["self"] !== undefined) return { on: "self" };
  const accountId = AccountId.safeParse(person.dataset["person"]);
  return accountId.success ? { on: "person", accountId: accountId.data } : { on: "floor" };
}

function elementAt(target: EventTarget | null): Target {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-element]") : null;
  const elementId = element?.dataset["element"];
  if (element === null || elementId === undefined) return { on: "floor" };
  const { corner } = element.dataset;
  return { on: "element", elementId, grip: isCorner(corner) ? corner : "whole" };
}
