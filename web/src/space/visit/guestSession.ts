import type { AccountProfile, Locale, Palette } from "@atrium/contract";
import type { Call, Refused } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";
import { guestPalette } from "./guestPalette.ts";

export interface GuestNeeds {
  call: Call;
  clock: Clock;
  locale(): Locale;
  /** The colours of the people visible inside. */
  taken(): readonly Palette[];
  /** There is a session now. */
  opened(): void;
}

/** Typing has paused this long: the name is known. */
const NAME_SETTLED_MS = 400;

/**
 * The session to enter with: the browser's own, or a guest's. It is opened while the name is typed, so that the click
 * finds it ready; a name changed later is updated.
 */
export class GuestSession {
  readonly #needs: GuestNeeds;
  #opening: Promise<Refused | null> = Promise.resolve(null);
  #profile: AccountProfile | null = null;
  #isLoaded = false;
  #isNew = false;
  /** The colour was given here, and not everybody inside is known yet. */
  #mayGiveWay = false;
  #cancelWarmUp = () => {};

  constructor(needs: GuestNeeds) {
    this.#needs = needs;
  }

  /** Opened here, so the server keeps no place for it. */
  get isNew(): boolean {
    return this.#isNew;
  }

  warmUp(name: string): void {
    this.#cancelWarmUp();
    if (name.trim() === "") return;
    this.#cancelWarmUp = this.#needs.clock.after(NAME_SETTLED_MS, () => void this.open(name, true));
  }

  /** A session with this name. While only warming up, an existing session is left unchanged. */
  open(name: string, isWarmUp = false): Promise<Refused | null> {
    this.#cancelWarmUp();
    this.#opening = this.#opening
      .then(() => this.#open(name.trim(), isWarmUp))
      .then((refused) => {
        if (this.#profile !== null) this.#needs.opened();
        return refused;
      });
    return this.#opening;
  }

  /** The server no longer knows the session: the next call opens a new one. */
  forget(): void {
    this.#isLoaded = false;
    this.#profile = null;
    this.#mayGiveWay = false;
  }

  /**
   * Everybody inside is known now: a colour chosen here is changed if it is taken. Once, then it stays for the visit.
   */
  async giveWay(taken: readonly Palette[]): Promise<void> {
    const profile = this.#profile;
    if (profile === null || !this.#mayGiveWay) return;
    this.#mayGiveWay = false;
    const palette = guestPalette(profile.name, taken);
    if (!taken.includes(profile.palette) || taken.includes(palette)) return;
    await this.#needs.call("updateAccount", { palette });
  }

  async #open(name: string, isWarmUp: boolean): Promise<Refused | null> {
    const { call, locale, taken } = this.#needs;
    if (!this.#isLoaded) {
      const known = await call("getAccountProfile", {});
      if (!known.ok) return isWarmUp ? null : known;
      this.#profile = known.value.account;
      this.#isLoaded = true;
    }
    if (this.#profile !== null && (isWarmUp || this.#profile.name === name)) return null;
    const isNew = this.#profile === null;
    const look = isNew ? { palette: guestPalette(name, taken()) } : {};
    const opened = await call("registerUnverifiedAccount", { name, locale: locale(), ...look });
    if (!opened.ok) return isWarmUp ? null : opened;
    this.#profile = opened.value.account;
    this.#mayGiveWay ||= isNew;
    this.#isNew ||= isNew;
    return null;
  }
}
