import type { MediaGate } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { troubleOf, tryMedia } from "../../media/index.ts";
import type { Livekit, MediaTrouble, MediaWay } from "../../media/index.ts";
import type { Call } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";

/** Whether sound would work, as far as it is known before entering. */
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

/** A user who clicks at once finds out inside; a test would only slow down the real connection. */
const START_AFTER_MS = 600;
const AGAIN_AFTER_MS = 10_000;

/**
 * Tests, while the card is read, whether a transport to the media server can be connected. It never blocks entering,
 * retries while no media gets through, and ends with the click that enters.
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

  /** What a network must allow, as the server last reported; kept inside too. */
  get gates(): readonly MediaGate[] {
    return this.#gates;
  }

  /** There is a session to ask with. While running or after a result, another call changes nothing. */
  start(): void {
    if (this.#isOver) return;
    if (this.#running !== null || this.#cancelNext !== null || this.state.getState().state !== "unknown") return;
    this.#next(START_AFTER_MS);
  }

  /** At the user's request, or because the network has changed: at once. */
  again(): void {
    if (this.#running !== null || this.state.getState().state !== "blocked") return;
    this.#cancelNext?.();
    void this.#run();
  }

  /** The user is entering: the real connection takes over. */
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

  /** Null if unknown: the server gives no token, or this browser does not support calls, which the card says. */
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
