import { must } from "@atrium/contract";
import { PICTURE_MODES } from "@atrium/rules";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { PictureChoice, Pictures, PicturesState } from "../mediaState.ts";

interface KeptChoice {
  pictures(): PictureChoice;
  keepPictures(choice: PictureChoice): void;
}

/** This many slow looks in a row are not a hiccup. */
const SLOW_LOOKS = 3;
/** How long the machine must keep up before more is tried; twice as long after each time it could not. */
const CALM_MS = { first: 30_000, most: 300_000 } as const;

/**
 * How much is spent on other people's cameras. By itself it starts with the best, saves a step when the page does not
 * keep up, and tries more again after a while in which it does.
 */
export class PictureQuality implements Pictures {
  readonly state: StoreApi<PicturesState>;
  readonly #kept: KeptChoice;
  #slowLooks = 0;
  #calmSinceMs: number | null = null;
  #calmMs: number = CALM_MS.first;

  constructor(kept: KeptChoice) {
    this.#kept = kept;
    this.state = createStore<PicturesState>(() => stateOf(kept.pictures()));
  }

  choose(choice: PictureChoice): void {
    this.#kept.keepPictures(choice);
    this.#slowLooks = 0;
    this.#calmSinceMs = null;
    this.#calmMs = CALM_MS.first;
    this.state.setState(stateOf(choice));
  }

  /** Whether the page keeps up with what is received. */
  keepsUp(does: boolean, nowMs: number): void {
    if (this.state.getState().choice !== "auto") return;
    if (does) this.#calm(nowMs);
    else this.#slow();
  }

  #slow(): void {
    this.#calmSinceMs = null;
    this.#slowLooks += 1;
    if (this.#slowLooks < SLOW_LOOKS || !this.#step(1)) return;
    this.#slowLooks = 0;
    this.#calmMs = Math.min(this.#calmMs * 2, CALM_MS.most);
  }

  #calm(nowMs: number): void {
    this.#slowLooks = 0;
    this.#calmSinceMs ??= nowMs;
    if (nowMs - this.#calmSinceMs < this.#calmMs) return;
    this.#calmSinceMs = nowMs;
    this.#step(-1);
  }

  /** To saving more, or less; false at the end. */
  #step(by: 1 | -1): boolean {
    const at = PICTURE_MODES.indexOf(this.state.getState().mode) + by;
    if (at < 0 || at >= PICTURE_MODES.length) return false;
    this.state.setState({ mode: must(PICTURE_MODES[at], "within the modes") });
    return true;
  }
}

const stateOf = (choice: PictureChoice): PicturesState => ({ choice, mode: choice === "auto" ? "best" : choice });
