import type { AnyPatch } from "@atrium/contract";
import { constants } from "@atrium/contract";
import type { Frame } from "../sockets/frame.ts";
import type { Listener } from "./audiences.ts";
import type { Change, ChangeLog } from "./changeLog.ts";
import type { Noted } from "./pending.ts";

export interface ResyncNeeds {
  log: ChangeLog<Noted>;
  keepsChanges: number;
  steadyMs: () => number;
  /** Size of the whole state. */
  countRecords: () => number;
  /** A change as a listener may see it, or null. */
  patchFor: (change: Noted, listener: Listener) => AnyPatch | null;
  /** What only a listener sees, as it is now. */
  ownRecordsNow: (listener: Listener) => readonly AnyPatch[];
  frame: (clock: number, patches: readonly (AnyPatch | null)[], whose?: { own?: true }) => Frame;
  /** Sends a listener a new snapshot. */
  sendAll: (listener: Listener) => void;
}

/** Brings listeners of a feed up to date who missed messages and ask for them. */
export class Resync {
  readonly #needs: ResyncNeeds;

  constructor(needs: ResyncNeeds) {
    this.#needs = needs;
  }

  /** Sends the changes after `since`, or everything if that is less; neither is repeated within a short time. */
  tell(listener: Listener, since: number): void {
    // A client that asks from before its snapshot only checks that the connection is alive.
    if (since === listener.sinceClock - 1) return listener.outlet.deliver(this.#needs.frame(listener.sinceClock, []));
    const changes = since >= listener.sinceClock ? this.#needs.log.since(since) : null;
    if (changes === null || this.#isMoreThanAll(changes)) return this.#sendAllAgain(listener);
    this.#tellAgain(listener, since, changes);
  }

  /** Resends changes that were not resent a moment ago; if none are left, an empty patch shows that the connection is alive. */
  #tellAgain(listener: Listener, since: number, changes: readonly Change<Noted>[]): void {
    const { log, frame } = this.#needs;
    const steadyMs = this.#needs.steadyMs();
    const { toldAgain } = listener;
    if (steadyMs - toldAgain.ms >= constants.socket.snapshotEveryMs)
      Object.assign(toldAgain, { clock: 0, ms: steadyMs });
    const untold = changes.filter(({ clock }) => clock > toldAgain.clock);
    toldAgain.clock = Math.max(toldAgain.clock, log.clock);
    if (untold.length === 0) listener.outlet.deliver(frame(since, []));
    for (const { clock, news } of untold) {
      const patches = news.map((change) => this.#needs.patchFor(change, listener));
      listener.outlet.deliver(frame(clock, patches));
    }
    if (untold.length === 0 || listener.toldOwnClock < since) return;
    listener.outlet.deliver(frame(log.clock, this.#needs.ownRecordsNow(listener), { own: true }));
  }

  /** A crowd's changes over a few minutes are larger than the whole state. */
  #isMoreThanAll(changes: readonly Change<Noted>[]): boolean {
    const asked = changes.reduce((sum, { news }) => sum + news.length, 0);
    return asked > Math.max(this.#needs.countRecords(), this.#needs.keepsChanges);
  }

  #sendAllAgain(listener: Listener): void {
    const steadyMs = this.#needs.steadyMs();
    if (steadyMs - listener.toldAllMs < constants.socket.snapshotEveryMs) return;
    listener.toldAllMs = steadyMs;
    this.#needs.sendAll(listener);
  }
}
