import { unreachable } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { voicesFade } from "@atrium/rules";
import { createEmitter } from "../../platform/emitter.ts";
import { Bearings } from "./bearings.ts";
import { BubbleLayer, type BubbleParts } from "./bubbles/bubbleLayer.ts";
import { drawZoom } from "./bubbles/drawZoom.ts";
import type { Point, Viewport } from "./camera.ts";
import { arrivalCentre, arrivalZoom, stepZoom } from "./camera.ts";
import { GroundLayer } from "./groundLayer.ts";
import { MapPeople } from "./mapPeople.ts";
import { NOWHERE, type MapNeeds, type MapScene } from "./mapScene.ts";
import { isWalkKey, placeBeside } from "./motion.ts";
import { SelfMover } from "./selfMover.ts";
import { TileLayer } from "./screens/tileLayer.ts";
import { turn } from "./tools/turn.ts";
import type { Gesture, MapAct, Tool } from "./tools/tool.ts";
import { idle } from "./tools/tool.ts";

/** The longest time a frame accounts for, so that nothing jumps after a hidden tab. */
const MAX_FRAME_MS = 64;
const VIEW_EVERY_MS = 250;
/** The lights stay this long after the last word or step. */
const AFTERGLOW_MS = 900;
/** How much a pixel of the wheel zooms, as an exponent. */
const WHEEL_STEP = 0.0016;
const PINCH_STEP = 0.01;
const SPEAKING_LEVEL = 0.08;

/**
 * The map between React and the screen. React says who is there and holds the elements; gestures and keys come in;
 * once a frame everything that moves is written as transforms, with no layout read and no React in between.
 * Life: made on entering a room screen, `frame` called by one requestAnimationFrame loop, `hold` by refs.
 * It must always hold that the camera is clamped (Bearings) and that only SelfMover moves me.
 */
export class MapController {
  readonly bearings = new Bearings();
  readonly bubbles = new BubbleLayer();
  readonly tiles = new TileLayer();
  readonly ground = new GroundLayer();
  /** Whether I have moved, by pointer, keys or a click. */
  readonly steps = createEmitter<void>();
  readonly #needs: MapNeeds;
  readonly #people: MapPeople;
  readonly #mover: SelfMover;
  #layer: HTMLElement | null = null;
  #scene: MapScene = NOWHERE;
  #peopleIds: readonly AccountId[] = [];
  #tool: Tool = idle;
  #frameMs = 0;
  #viewDueMs = 0;
  #glowUntilMs = 0;
  #found = false;
  #showReach = false;

  constructor(needs: MapNeeds) {
    this.#needs = needs;
    this.#people = new MapPeople(needs);
    this.#mover = new SelfMover({
      bearings: this.bearings,
      place: () => this.ownPlace(),
      moveTo: (to) => {
        needs.moveTo(to.x, to.y);
        this.steps.emit();
      },
      jumps: () => needs.wantsLessMotion(),
    });
  }

  /** Refs of React; bound, so that they can be handed on as they are. */
  readonly holdBubble = (accountId: AccountId, parts: BubbleParts | null): void => this.bubbles.hold(accountId, parts);
  readonly holdTile = (accountId: AccountId, tile: HTMLElement | null): void => this.tiles.hold(accountId, tile);

  /** A new layer means new elements, perhaps in another layout: everything is placed again and the window finds me. */
  holdLayer(layer: HTMLElement | null): void {
    this.#layer = layer;
    if (layer === null) return;
    this.#found = false;
    this.bearings.forgetDrawn();
  }
  setScene(scene: MapScene): void {
    // Another room: the window finds me again.
    if (scene.roomId !== this.#scene.roomId) this.#found = false;
    const halts = this.#scene.canWalk && !scene.canWalk;
    this.#scene = scene;
    this.#peopleIds = [...scene.people.keys()];
    this.#people.setScene(scene);
    this.bearings.layOut(scene.floor, scene.scrolls);
    if (halts) this.letGo();
    this.#comeBackOnFloor();
  }
  /** Where I stand on the floor, in units. */
  ownPlace(): Point | null {
    return this.#people.ownPlace();
  }
  /** Where everybody else stands. */
  otherPlaces(): readonly Point[] {
    return this.#people.otherPlaces();
  }
  /** The floor may have become smaller under my feet. */
  #comeBackOnFloor(): void {
    const me = this.#found && this.#scene.canWalk ? this.ownPlace() : null;
    const { w, h } = this.#scene.floor;
    if (me !== null && (me.x > w || me.y > h)) this.#mover.glide(me, this.#frameMs);
  }
  /** How many people would hear me where I stand. */
  reach(): number {
    return this.#people.reach((accountId) => this.bubbles.isInEarshot(accountId));
  }
  /** Lights the floor as far as I am heard, while the pointer asks for it. */
  setReach(show: boolean): void {
    this.#showReach = show;
  }
  resize(view: Viewport): void {
    this.bearings.resize(view);
  }

  gesture(gesture: Gesture): void {
    const { canWalk } = this.#scene;
    const moves = (elementId: string, touch: boolean) => this.#needs.elements?.moves(elementId, touch) === true;
    const next = turn(this.#tool, gesture, { canWalk, moves });
    this.#tool = next.tool;
    for (const act of next.acts) this.#do(act);
    this.#showTool();
  }
  /** Whether opening it would do anything for me. */
  opensElement(elementId: string): boolean {
    return this.#needs.elements?.opens(elementId) === true;
  }
  openElement(elementId: string): void {
    this.#needs.elements?.open(elementId);
  }
  /** True when the key was for the map. */
  keyDown(code: string): boolean {
    return this.#scene.canWalk && this.#mover.keyDown(code);
  }
  /** Whether a repeated key is one that walks. */
  isWalking(code: string): boolean {
    return this.#scene.canWalk && isWalkKey(code);
  }
  keyUp(code: string): void {
    this.#mover.keyUp(code);
  }
  /** Releases everything held; I stay where I am. */
  letGo(): void {
    this.#mover.letGo();
    this.gesture({ type: "interrupt", pointerId: null });
  }
  /** `isPinch`: trackpads report a pinch as a wheel of small steps. */
  wheel(at: Point, deltaY: number, isPinch: boolean): void {
    const step = isPinch ? PINCH_STEP : WHEEL_STEP;
    this.bearings.zoomTo(this.bearings.camera.zoom * Math.exp(-deltaY * step), at);
  }
  zoomStep(direction: 1 | -1): void {
    this.bearings.zoomTo(stepZoom(this.bearings.camera.zoom, direction));
  }
  findMe(): void {
    const me = this.ownPlace();
    if (me !== null) this.bearings.centre(me);
  }
  lookAt(accountId: AccountId): void {
    const at = this.#people.placeOf(accountId);
    if (at !== null) this.bearings.centre(at);
  }
  /** Opens somebody's card and stays where I am. */
  choose(accountId: AccountId): void {
    this.#needs.select(accountId);
  }
  /** Walks me to 130 to 170 units from somebody. */
  approach(accountId: AccountId): void {
    const me = this.ownPlace();
    const them = this.#people.placeOf(accountId);
    if (me === null || them === null || accountId === this.#scene.selfId || !this.#scene.canWalk) return;
    const others = this.otherPlaces();
    const isWithThem = (spot: Point) => this.#needs.isWith?.(accountId, spot) ?? true;
    this.#mover.glide(placeBeside(them, me, { others, floor: this.#scene.floor, isWithThem }), this.#frameMs);
  }

  /** Walks to a place by itself. */
  walkTo(place: Point): void {
    if (this.#scene.canWalk) this.#mover.glide(place, this.#frameMs);
  }

  frame(nowMs: number): void {
    const frameMs = Math.min(MAX_FRAME_MS, nowMs - this.#frameMs);
    this.#frameMs = nowMs;
    this.#people.frame(nowMs);
    if (this.bearings.view.w === 0) return;
    this.#findMeFirst();
    this.#mover.frame(nowMs, frameMs);
    const { zoomed, moved } = this.bearings.takeChange();
    const { camera } = this.bearings;
    if (moved) this.#moveLayers(zoomed);
    const { positions } = this.#needs;
    this.bubbles.draw({
      selfId: this.#scene.selfId,
      camera,
      view: this.bearings.view,
      frameMs,
      jumps: this.#needs.wantsLessMotion(),
      voicesFade: voicesFade(this.#scene.roomType),
      at: (accountId, into) => positions.at(accountId, nowMs, into),
      level: (accountId) => this.#people.levelOf(accountId),
      hasMegaphone: (accountId) => this.#people.hasMegaphone(accountId),
    });
    const placed = this.tiles.draw({
      zoom: camera.zoom,
      floor: this.#scene.floor,
      people: this.#peopleIds,
      at: (accountId) => this.#people.placeOf(accountId),
    });
    // Brings my own shared screen into view.
    for (const { accountId, part } of placed) if (accountId === this.#scene.selfId) this.bearings.show(part);
    this.#light(nowMs);
    if (moved) this.#viewDueMs ||= nowMs + VIEW_EVERY_MS;
    this.#tellView(nowMs);
  }

  #do(act: MapAct): void {
    switch (act.type) {
      case "pan":
        return this.bearings.pan(act.by);
      case "pinch":
        this.bearings.pan(act.by);
        return this.bearings.zoomTo(this.bearings.camera.zoom * act.factor, act.at);
      case "liftSelf":
        return this.#mover.lift(act.at);
      case "dragSelf":
        return this.#mover.drag(act.at);
      case "dropSelf":
        return this.#mover.drop();
      case "putBackSelf":
        return this.#mover.putBack(this.#frameMs);
      case "glideTo":
        return this.#mover.glide(this.bearings.toFloor(act.at), this.#frameMs);
      case "approach":
        return this.approach(act.accountId);
      case "select":
        this.#needs.elements?.chooseNone();
        return this.#needs.select(act.accountId);
      case "element":
        return this.#needs.elements?.hand(act.act, this.bearings.toFloor(act.at), this.bearings.camera.zoom);
      default:
        return unreachable(act);
    }
  }

  #findMeFirst(): void {
    if (this.#found) return;
    const me = this.ownPlace();
    if (me === null) return;
    this.#found = true;
    // A newcomer sees whom they hear.
    const { view } = this.bearings;
    const zoom = arrivalZoom(this.#scene.zoom, view);
    this.bearings.arrive(arrivalCentre(me, this.#people.heardAt(me), { zoom, view }), zoom);
    this.#needs.setView(this.bearings.seen());
  }
  #moveLayers(zoomed: boolean): void {
    const { camera } = this.bearings;
    this.ground.drawFloor(camera);
    if (this.#layer === null) return;
    this.#layer.style.transform = `translate(${Math.round(camera.x)}px,${Math.round(camera.y)}px)`;
    if (zoomed && this.#layer.parentElement !== null) drawZoom(this.#layer.parentElement, camera.zoom);
  }
  /** Not where distance does not matter. With the megaphone only while walking: it still limits whom I hear. */
  #light(nowMs: number): void {
    const { selfId, roomType } = this.#scene;
    const me = this.ownPlace();
    const speaks = this.#people.ownLevel() > SPEAKING_LEVEL;
    const isAsked = (speaks || this.#showReach) && !this.#people.hasMegaphone(selfId);
    if (this.#mover.isMoving || isAsked) this.#glowUntilMs = nowMs + AFTERGLOW_MS;
    const screen = me === null ? null : this.bearings.toScreen(me);
    this.ground.drawLights(screen, this.bearings.camera.zoom, voicesFade(roomType) && nowMs < this.#glowUntilMs);
  }
  #tellView(nowMs: number): void {
    if (this.#viewDueMs === 0 || nowMs < this.#viewDueMs) return;
    this.#viewDueMs = 0;
    this.#needs.setView(this.bearings.seen());
  }
  #showTool(): void {
    const root = this.#layer?.parentElement;
    if (root === null || root === undefined) return;
    root.dataset["tool"] = this.#mover.isHeld ? "draggingSelf" : this.#tool.state;
  }
}
