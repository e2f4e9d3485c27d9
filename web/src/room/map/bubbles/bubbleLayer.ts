import type { AccountId, Emotion } from "@atrium/contract";
import { staysSubscribed } from "@atrium/rules";
import type { Camera, Extent, Point } from "../camera.ts";
import { distanceBetween } from "../camera.ts";
import { moveLightly } from "../moveLightly.ts";
import { riseEmotion } from "./riseEmotion.ts";
import { followLevel, VOICE } from "./voiceLevel.ts";

/** A bubble and its mover: an unstyled element whose transform changes in every frame. */
export interface BubbleParts {
  mover: HTMLElement;
  bubble: HTMLElement;
}

/** What the layer knows of somebody between frames: what was drawn last, so that only changes touch the page. */
interface Drawn extends BubbleParts {
  veil: HTMLElement | null;
  quiet: HTMLElement | null;
  loud: HTMLElement | null;
  x: number;
  y: number;
  scale: number;
  veiled: "none" | "half" | "whole" | null;
  near: boolean | null;
  /** By distance alone, ignoring megaphones. */
  inEarshot: boolean;
  level: number;
  letGo: () => void;
}

/** A bubble has its size in earshot; out of it, it is drawn this much smaller. */
const FAR_SCALE = 0.962;
const GROW_MS = 150;
/** How far from its middle a bubble draws at most: name, light, waves of the megaphone, reactions. */
const AROUND_PIXELS = 100;
const AROUND_UNITS = 60;

export interface BubbleFrame {
  selfId: AccountId | null;
  camera: Camera;
  view: Extent;
  frameMs: number;
  /** No resizing of bubbles, for reduced motion. */
  jumps: boolean;
  /** False in rooms where everybody hears everybody. */
  voicesFade: boolean;
  /** Written into the given point. */
  at(accountId: AccountId, into: Point): Point | null;
  level(accountId: AccountId): number;
  hasMegaphone(accountId: AccountId): boolean;
}

/** Moves bubbles and their voices. Writes transforms, opacities and data attributes only; reads no layout. */
export class BubbleLayer {
  #drawn = new Map<AccountId, Drawn>();
  #near = new Set<AccountId>();
  /** Places are read into these: objects made in every frame for everybody would have to be collected. */
  readonly #mine: Point = { x: 0, y: 0 };
  readonly #theirs: Point = { x: 0, y: 0 };

  /** Called by React as bubbles come and go. */
  hold(accountId: AccountId, parts: BubbleParts | null): void {
    this.#drawn.get(accountId)?.letGo();
    if (parts === null) {
      this.#drawn.delete(accountId);
      this.#near.delete(accountId);
      return;
    }
    const { mover, bubble } = parts;
    this.#drawn.set(accountId, {
      mover,
      bubble,
      veil: bubble.querySelector<HTMLElement>("[data-veil]"),
      quiet: bubble.querySelector<HTMLElement>("[data-voice=quiet]"),
      loud: bubble.querySelector<HTMLElement>("[data-voice=loud]"),
      x: NaN,
      y: NaN,
      scale: NaN,
      veiled: null,
      near: null,
      inEarshot: false,
      level: 0,
      letGo: moveLightly(mover),
    });
  }

  /** The people drawn as heard in the last frame, without me. */
  get heard(): ReadonlySet<AccountId> {
    return this.#near;
  }
  /** Whether somebody stood in earshot of me in the last frame, whatever room and megaphones do to that. */
  isInEarshot(accountId: AccountId): boolean {
    return this.#drawn.get(accountId)?.inEarshot === true;
  }

  draw(frame: BubbleFrame): void {
    const me = frame.selfId === null ? null : frame.at(frame.selfId, this.#mine);
    for (const [accountId, drawn] of this.#drawn) {
      const at = frame.at(accountId, this.#theirs);
      if (at === null) continue;
      this.#hear(accountId, drawn, { me, at, frame });
      place(drawn, at, frame);
      speak(drawn, frame.level(accountId), frame.frameMs);
    }
  }

  /** An emotion rises from somebody's bubble and is gone. */
  emote(accountId: AccountId, emotion: Emotion): void {
    const drawn = this.#drawn.get(accountId);
    if (drawn !== undefined) riseEmotion(drawn.bubble, emotion);
  }

  #hear(accountId: AccountId, drawn: Drawn, where: { me: Point | null; at: Point; frame: BubbleFrame }): void {
    const { me, at, frame } = where;
    const isMe = accountId === frame.selfId;
    drawn.inEarshot = me !== null && staysSubscribed(distanceBetween(me, at), drawn.inEarshot);
    const near = drawn.inEarshot || isMe || me === null || !frame.voicesFade || frame.hasMegaphone(accountId);
    if (near === drawn.near) return;
    drawn.near = near;
    drawn.bubble.dataset["earshot"] = near ? "near" : "far";
    if (near && !isMe) this.#near.add(accountId);
    else this.#near.delete(accountId);
  }
}

function place(drawn: Drawn, at: Point, frame: BubbleFrame): void {
  const { zoom } = frame.camera;
  const { frameMs, jumps } = frame;
  // On whole pixels of the screen faces and names stay sharp.
  const x = Math.round(at.x * zoom * devicePixelRatio) / devicePixelRatio;
  const y = Math.round(at.y * zoom * devicePixelRatio) / devicePixelRatio;
  if (isOutOfSight(x, y, frame) && isOutOfSight(drawn.x, drawn.y, frame)) return;
  const scale = grow(drawn, jumps ? Infinity : frameMs);
  if (x === drawn.x && y === drawn.y && scale === drawn.scale) return;
  drawn.x = x;
  drawn.y = y;
  drawn.scale = scale;
  const rounded = Math.round(scale * 1000) / 1000;
  const scaled = scale === 1 ? "" : ` scale3d(${rounded},${rounded},1)`;
  drawn.mover.style.transform = `translate3d(${x}px,${y}px,0)${scaled}`;
  veil(drawn);
}

/** One step between dimmed and not while the bubble resizes: each change repaints it, and more steps are hardly visible. */
function veil(drawn: Drawn): void {
  const veiled = drawn.scale === 1 ? "none" : drawn.scale === FAR_SCALE ? "whole" : "half";
  if (veiled === drawn.veiled || drawn.veil === null) return;
  drawn.veiled = veiled;
  drawn.veil.dataset["veil"] = veiled;
}

/** People outside the window keep their last drawn position until they come near it, which saves their frames. */
function isOutOfSight(x: number, y: number, { camera, view }: BubbleFrame): boolean {
  const around = AROUND_PIXELS + AROUND_UNITS * camera.zoom;
  const [left, top] = [x + camera.x, y + camera.y];
  return left < -around || top < -around || left > view.w + around || top > view.h + around;
}

/** People come into earshot and leave it within 150 ms; with a transform, which needs no style, layout or paint. */
function grow({ near, scale }: Drawn, frameMs: number): number {
  const wanted = near === false ? FAR_SCALE : 1;
  const step = ((1 - FAR_SCALE) * frameMs) / GROW_MS;
  if (Number.isNaN(scale) || Math.abs(wanted - scale) <= step) return wanted;
  return scale + Math.sign(wanted - scale) * step;
}

function speak(drawn: Drawn, heard: number, frameMs: number): void {
  const level = followLevel(drawn.level, heard, frameMs);
  if (level === drawn.level) return;
  const was = voiceName(drawn.level);
  drawn.level = level;
  const now = voiceName(level);
  if (was !== now) drawn.bubble.dataset["voice"] = now;
  if (drawn.quiet !== null) drawn.quiet.style.opacity = Math.min(1, level / VOICE.quiet / 2).toFixed(2);
  if (drawn.loud !== null) drawn.loud.style.opacity = Math.min(1, Math.max(0, level / VOICE.loud - 0.3)).toFixed(2);
}

function voiceName(level: number): "silent" | "speaking" | "pulsing" {
  if (level < VOICE.quiet) return "silent";
  return level < VOICE.pulse ? "speaking" : "pulsing";
}
