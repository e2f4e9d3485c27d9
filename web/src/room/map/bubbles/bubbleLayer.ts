import type { AccountId } from "@atrium/contract";
import { staysSubscribed } from "@atrium/rules";
import type { Point } from "../camera.ts";
import { distanceBetween } from "../camera.ts";
import { followLevel, VOICE } from "./voiceLevel.ts";

/** What the layer knows of somebody between frames: what was drawn last, so that only changes touch the page. */
interface Drawn {
  element: HTMLElement;
  quiet: HTMLElement | null;
  loud: HTMLElement | null;
  x: number;
  y: number;
  near: boolean | null;
  level: number;
}

export interface BubbleFrame {
  selfId: AccountId | null;
  zoom: number;
  zoomed: boolean;
  frameMs: number;
  at(accountId: AccountId): Point | null;
  level(accountId: AccountId): number;
  hasMegaphone(accountId: AccountId): boolean;
}

/** Moves bubbles and their voices. Writes transforms, opacities and data attributes only; reads no layout. */
export class BubbleLayer {
  #drawn = new Map<AccountId, Drawn>();
  #near = new Set<AccountId>();

  /** Called by React as bubbles come and go. */
  hold(accountId: AccountId, element: HTMLElement | null): void {
    if (element === null) {
      this.#drawn.delete(accountId);
      this.#near.delete(accountId);
      return;
    }
    const quiet = element.querySelector<HTMLElement>("[data-voice=quiet]");
    const loud = element.querySelector<HTMLElement>("[data-voice=loud]");
    this.#drawn.set(accountId, { element, quiet, loud, x: NaN, y: NaN, near: null, level: 0 });
  }

  element(accountId: AccountId): HTMLElement | null {
    return this.#drawn.get(accountId)?.element ?? null;
  }
  /** The people drawn as heard in the last frame, without me. */
  get heard(): ReadonlySet<AccountId> {
    return this.#near;
  }

  draw(frame: BubbleFrame): void {
    const me = frame.selfId === null ? null : frame.at(frame.selfId);
    for (const [accountId, drawn] of this.#drawn) {
      const at = frame.at(accountId);
      if (at === null) continue;
      place(drawn, at, frame.zoom);
      this.#hear(accountId, drawn, { me, at, frame });
      speak(drawn, frame.level(accountId), frame.frameMs);
    }
  }

  /** An emotion rises from somebody's bubble and is gone. */
  emote(accountId: AccountId, emotion: string): void {
    const drawn = this.#drawn.get(accountId);
    if (drawn === undefined) return;
    const rising = document.createElement("span");
    rising.dataset["emotion"] = "";
    rising.textContent = emotion;
    rising.addEventListener("animationend", () => rising.remove());
    drawn.element.append(rising);
  }

  #hear(accountId: AccountId, drawn: Drawn, where: { me: Point | null; at: Point; frame: BubbleFrame }): void {
    const { me, at, frame } = where;
    const isMe = accountId === frame.selfId;
    const was = drawn.near ?? false;
    const near = isMe || me === null || frame.hasMegaphone(accountId) || staysSubscribed(distanceBetween(me, at), was);
    if (near === drawn.near) return;
    drawn.near = near;
    drawn.element.dataset["earshot"] = near ? "near" : "far";
    if (near && !isMe) this.#near.add(accountId);
    else this.#near.delete(accountId);
  }
}

function place(drawn: Drawn, at: Point, zoom: number): void {
  const x = Math.round(at.x * zoom * 2) / 2;
  const y = Math.round(at.y * zoom * 2) / 2;
  if (x === drawn.x && y === drawn.y) return;
  drawn.x = x;
  drawn.y = y;
  drawn.element.style.transform = `translate3d(${x}px,${y}px,0)`;
}

function speak(drawn: Drawn, heard: number, frameMs: number): void {
  const level = followLevel(drawn.level, heard, frameMs);
  if (level === drawn.level) return;
  const was = voiceName(drawn.level);
  drawn.level = level;
  const now = voiceName(level);
  if (was !== now) drawn.element.dataset["voice"] = now;
  if (drawn.quiet !== null) drawn.quiet.style.opacity = Math.min(1, level / VOICE.quiet / 2).toFixed(2);
  if (drawn.loud !== null) drawn.loud.style.opacity = Math.min(1, Math.max(0, level / VOICE.loud - 0.3)).toFixed(2);
}

function voiceName(level: number): "silent" | "speaking" | "pulsing" {
  if (level < VOICE.quiet) return "silent";
  return level < VOICE.pulse ? "speaking" : "pulsing";
}
