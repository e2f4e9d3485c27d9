import { constants } from "@atrium/contract";
import type { AccountId, RoomPatch, RoomRecords, StagePart, StageState } from "@atrium/contract";
import { lapsedParts } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import type { KeptLive, KeptPart } from "../../room/index.ts";

interface HeldPlacesNeeds {
  clock: Pick<Clock, "after" | "nowMs">;
  records: ReadRecords<RoomRecords>;
  change: (patches: readonly RoomPatch[]) => void;
  /** Who had a part before a restart; for a minute each of them has it again. */
  missed?: KeptLive["parts"] | null | undefined;
  /** Called when other people have one. */
  onParts?: ((parts: KeptLive["parts"]) => void) | undefined;
  /** Called when somebody is on after nobody was, and when nobody is any more. */
  onLive?: ((isLive: boolean) => void) | undefined;
}

/** A place that is kept for a minute is not kept past a restart. */
const KEPT: ReadonlySet<StageState> = new Set(["on", "ready", "hand"]);

const keptOf = ({ state, sinceMs, byName, question, iframeUrl, isSpotlit }: StagePart): KeptPart => ({
  state,
  sinceMs,
  byName,
  ...(question !== undefined && { question }),
  ...(typeof iframeUrl === "string" && { iframeUrl }),
  ...(isSpotlit === true && { isSpotlit }),
});

/** Who has which part on one stage: frees the places of people who did not come in time, and reports who has one. */
export class HeldPlaces {
  readonly #needs: HeldPlacesNeeds;
  readonly #missed: Map<AccountId, KeptPart>;
  readonly #missedUntilMs: number;
  #told: string;
  #isLive = false;
  #awaited: { untilMs: number; stop: () => void } | null = null;

  constructor(needs: HeldPlacesNeeds) {
    this.#needs = needs;
    const missed = needs.missed ?? {};
    this.#missed = new Map(Object.entries(missed) as [AccountId, KeptPart][]);
    this.#missedUntilMs = needs.clock.nowMs() + constants.element.awaitCreatorsMs;
    this.#told = JSON.stringify(missed);
  }

  /** The part that somebody who enters had before a restart. Once. */
  takeMissed(accountId: AccountId): KeptPart | null {
    const missed = this.#missed.get(accountId);
    this.#missed.delete(accountId);
    return missed === undefined || this.#missedUntilMs < this.#needs.clock.nowMs() ? null : missed;
  }

  /** After changes of parts: awaits the next place to lapse. */
  watch(): void {
    this.#tell();
    this.#tellLive();
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

  #tell(): void {
    const { clock, records, onParts } = this.#needs;
    const isMissed = this.#missedUntilMs >= clock.nowMs();
    const parts: Record<AccountId, KeptPart> = isMissed ? Object.fromEntries(this.#missed) : {};
    for (const part of records.all("stagePart")) if (KEPT.has(part.state)) parts[part.accountId] = keptOf(part);
    const told = JSON.stringify(parts);
    if (told === this.#told) return;
    this.#told = told;
    onParts?.(parts);
  }

  #tellLive(): void {
    const isLive = Array.from(this.#needs.records.all("stagePart")).some(({ state }) => state === "on");
    if (isLive === this.#isLive) return;
    this.#isLive = isLive;
    this.#needs.onLive?.(isLive);
  }

  #lapse(): void {
    this.#awaited = null;
    this.#needs.change(lapsedParts(this.#needs.records, this.#needs.clock.nowMs()));
    this.watch();
  }
}
