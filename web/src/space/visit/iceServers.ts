import type { Call } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";

/** Relay credentials live for a while; requested in advance, they cost no time on entry. */
const GOOD_FOR_MS = 4 * 60_000;
/** Every new seat waits for the reply, and most connections work without relays. */
const ANSWER_WITHIN_MS = 3_000;

/** The relays of this installation. Without a reply the connection is tried without them. */
export class IceServers {
  readonly #call: Call;
  readonly #clock: Clock;
  #known: { servers: Promise<RTCIceServer[]>; atMs: number } | null = null;

  constructor(call: Call, clock: Clock) {
    this.#call = call;
    this.#clock = clock;
  }

  get(): Promise<RTCIceServer[]> {
    const nowMs = this.#clock.nowMs();
    if (this.#known === null || nowMs - this.#known.atMs > GOOD_FOR_MS)
      this.#known = { servers: this.#ask(), atMs: nowMs };
    return this.#known.servers;
  }

  async #ask(): Promise<RTCIceServer[]> {
    const late = new AbortController();
    const cancel = this.#clock.after(ANSWER_WITHIN_MS, () => late.abort());
    const reply = await this.#call("getIceServers", {}, { attempts: 2, signal: late.signal });
    cancel();
    if (!reply.ok) {
      this.#known = null;
      return [];
    }
    return reply.value.iceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username === undefined ? {} : { username }),
      ...(credential === undefined ? {} : { credential }),
    }));
  }
}
