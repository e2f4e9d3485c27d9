/** Louder than this counts as speaking, in dB below full scale (as in the audio level extension). */
const SPEAKING_DBOV = 40;
/** Weight of the newest measurement. */
const SMOOTHING = 0.6;
/** A speaker turns silent only after this many silent measurements: words have gaps. */
const QUIET_AFTER = 2;
const STEPS = 16;

export interface SpeakerLevel {
  sid: string;
  /** 0 to 1. */
  level: number;
  active: boolean;
}

/** Who is speaking and how loud, from one measurement of everybody every 300 ms. */
export class SpeakerMeter {
  readonly #speakers = new Map<string, { level: number; active: boolean; silent: number }>();

  /** `levels` are dBov by participant, 127 for silence. Returns the levels that changed, and everybody speaking now. */
  observe(levels: ReadonlyMap<string, number>): { changed: SpeakerLevel[]; speaking: Map<string, SpeakerLevel> } {
    const changed: SpeakerLevel[] = [];
    for (const [sid, dbov] of levels) {
      const before = this.#speakers.get(sid) ?? { level: 0, active: false, silent: 0 };
      const loud = dbov < SPEAKING_DBOV;
      const silent = loud ? 0 : before.silent + 1;
      const active = loud || (before.active && silent < QUIET_AFTER);
      const smooth = before.level + SMOOTHING * ((loud ? loudness(dbov) : 0) - before.level);
      const level = active ? Math.round(smooth * STEPS) / STEPS : 0;
      const differs = active !== before.active || level !== Math.round(before.level * STEPS) / STEPS;
      this.#speakers.set(sid, { level: active ? smooth : 0, active, silent });
      if (differs) changed.push({ sid, level, active });
    }
    for (const sid of this.#speakers.keys()) if (!levels.has(sid)) this.#forget(sid, changed);
    return { changed, speaking: this.#speaking() };
  }

  #forget(sid: string, changed: SpeakerLevel[]): void {
    if (this.#speakers.get(sid)?.active) changed.push({ sid, level: 0, active: false });
    this.#speakers.delete(sid);
  }

  #speaking(): Map<string, SpeakerLevel> {
    const active = [...this.#speakers].filter(([, speaker]) => speaker.active);
    return new Map(active.map(([sid, { level }]) => [sid, { sid, level, active: true }]));
  }
}

/** Full scale is 1, the quietest speech a little above 0. */
const loudness = (dbov: number): number => 10 ** (-dbov / 40);
