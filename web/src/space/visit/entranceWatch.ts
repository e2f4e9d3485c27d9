import type { RoomId } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Call } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";
import type { EntranceState } from "../spaceVisit.ts";

const ASK_EVERY_MS = 2_000;

export interface EntranceNeeds {
  call: Call;
  clock: Clock;
  slug: string;
  roomId: RoomId | null;
  isHidden(): boolean;
}

/** The state of the space, refetched every 2 s while the card is visible. */
export class EntranceWatch {
  readonly state: StoreApi<EntranceState> = createStore<EntranceState>(() => ({ state: "loading" }));
  readonly #needs: EntranceNeeds;
  #stop: (() => void) | null = null;
  #isAsking = false;

  constructor(needs: EntranceNeeds) {
    this.#needs = needs;
  }

  start(): void {
    if (this.#stop !== null) return;
    this.#stop = this.#needs.clock.every(ASK_EVERY_MS, () => {
      if (!this.#needs.isHidden()) void this.#ask();
    });
    void this.#ask();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { call, slug, roomId } = this.#needs;
    const reply = await call("getSpaceEntrance", { slug, ...(roomId === null ? {} : { roomId }) });
    this.#isAsking = false;
    if (this.#stop === null) return;
    if (reply.ok) return this.state.setState({ state: "ready", entrance: reply.value.entrance }, true);
    // An address that no space can have.
    if (reply.code === "spaceNotFound" || reply.code === "invalidRequest")
      return this.state.setState({ state: "missing" }, true);
    // The last state stays on the card while the network is away.
    if (this.state.getState().state !== "ready") this.state.setState({ state: "unreachable" }, true);
  }
}
