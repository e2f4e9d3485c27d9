import type { RoomPatch, RoomRecords } from "@atrium/contract";
import { lapsedParts } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";

interface HeldPlacesNeeds {
  clock: Pick<Clock, "after" | "nowMs">;
  records: ReadRecords<RoomRecords>;
  change: (patches: readonly RoomPatch[]) => void;
}

/** Gives free the places of one stage that were kept for somebody who did not come in time. */
export class HeldPlaces {
  readonly #needs: HeldPlacesNeeds;
  #awaited: { untilMs: number; stop: () => void } | null = null;

  constructor(needs: HeldPlacesNeeds) {
    this.#needs = needs;
  }

  /** Awaits the next place to lapse. */
  watch(): void {
    const { clock, records } = this.#needs;
    let untilMs = Infinity;
    for (const { heldUntilMs } of records.all("stagePart"))
      if (heldUntilMs !== null) untilMs = Math.min(untilMs, heldUntilMs);
    if (untilMs === (this.#awaited?.untilMs ?? Infinity)) return;
    this.close();
    if (untilMs === Infinity) return;
    const stop = clock.after(Math.max(0, untilMs - clock.nowMs()), () => this.#lapse());
    this.#awaited = { untilMs, stop };
  }

  /** The room is empty. */
  close(): void {
    this.#awaited?.stop();
    this.#awaited = null;
  }

  #lapse(): void {
    this.#awaited = null;
    this.#needs.change(lapsedParts(this.#needs.records, this.#needs.clock.nowMs()));
    this.watch();
  }
}
