import type { MediaGate } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { troubleOf, tryMedia } from "../../media/index.ts";
import type { Livekit, MediaTrouble, MediaWay } from "../../media/index.ts";
import type { Call } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";

/** Whether sound would come through, as far as it is known before entering. */
export type SoundCheckState =
  | { state: "unknown" }
  | { state: "checking" }
  /** `isBack`: a moment ago it did not. */
  | { state: "through"; way: MediaWay; isBack: boolean }
  | { state: "blocked"; trouble: MediaTrouble; gates: readonly MediaGate[]; isTrying: boolean };

export interface SoundCheckNeeds {
  call: Call;
  clock: Clock;
  isHidden(): boolean;
  loadLivekit(): Promise<Livekit>;
  iceServers(): Promise<RTCIceServer[]>;
}

/** Someone who clicks at once finds out inside; a trial would only slow the real connection. */
const START_AFTER_MS = 600;
const AGAIN_AFTER_MS = 10_000;

/**
 * Tries, while the card is read, whether a transport to the media server can be connected. It never holds anybody
 * back, goes on trying while nothing comes through, and ends with the click that enters.
 */
export class SoundCheck {
  readonly state: StoreApi<SoundCheckState> = createStore<SoundCheckState>(() => ({ state: "unknown" }));
  readonly #needs: SoundCheckNeeds;
  #running: AbortController | null = null;
  #cancelNext: (() => void) | null = null;
  #isOver = false;
  #gates: readonly MediaGate[] = [];

  constructor(needs: SoundCheckNeeds) {
    this.#needs = needs;
  }

  /** What a network has to let through, as the server last said; kept inside too. */
  get gates(): readonly MediaGate[] {
    return this.#gates;
  }

  /** There is a session to ask with. Once it runs, or has said something, asking again changes nothing. */
  start(): void {
    if (this.#isOver) return;
    if (this.#running !== null || this.#cancelNext !== null || this.state.getState().state !== "unknown") return;
    this.#next(START_AFTER_MS);
  }

  /** By the person's wish, or because the network has changed: at once. */
  again(): void {
    if (this.#running !== null || this.state.getState().state !== "blocked") return;
    this.#cancelNext?.();
    void this.#run();
  }

  /** One is on the way in: the real connection tells from here on. */
  stop(): void {
    this.#cancelNext?.();
    this.#cancelNext = null;
    this.#running?.abort();
    this.#running = null;
    this.state.setState({ state: "unknown" }, true);
  }

  dispose(): void {
    this.#isOver = true;
    this.stop();
  }

  #next(delayMs: number): void {
    this.#cancelNext = this.#needs.clock.after(delayMs, () => {
      if (this.#needs.isHidden()) this.#next(AGAIN_AFTER_MS);
      else void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#cancelNext = null;
    const running = new AbortController();
    this.#running = running;
    const before = this.state.getState();
    const wasBlocked = before.state === "blocked";
    this.state.setState(wasBlocked ? { ...before, isTrying: true } : { state: "checking" }, true);
    const found = await this.#look(running.signal, wasBlocked);
    if (running.signal.aborted) return;
    this.#running = null;
    this.state.setState(found ?? (wasBlocked ? { ...before, isTrying: false } : { state: "unknown" }), true);
    if (this.state.getState().state !== "through") this.#next(AGAIN_AFTER_MS);
  }

  /** Null when nothing can be said: the server gives no way in, or this browser has no calls, which the card says. */
  async #look(signal: AbortSignal, wasBlocked: boolean): Promise<SoundCheckState | null> {
    const reply = await this.#needs.call("checkMedia", {}, { signal, attempts: 1 });
    if (!reply.ok || signal.aborted) return null;
    const { media: access, gates } = reply.value;
    this.#gates = gates;
    try {
      const [livekit, iceServers] = await Promise.all([this.#needs.loadLivekit(), this.#needs.iceServers()]);
      if (signal.aborted) return null;
      const way = await tryMedia(livekit, { access, iceServers, signal });
      return { state: "through", way, isBack: wasBlocked };
    } catch (error) {
      const trouble = troubleOf(error);
      return trouble === "browser" ? null : { state: "blocked", trouble, gates, isTrying: false };
    }
  }
}
