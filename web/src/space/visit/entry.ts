import { CLOSE_CODES, must } from "@atrium/contract";
import type { ErrorCode, Palette, SpaceEntrance } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Outcome } from "../../room/index.ts";
import type { VisitState } from "../spaceVisit.ts";
import { EntranceWatch } from "./entranceWatch.ts";
import { GuestSession } from "./guestSession.ts";
import type { VisitNeeds } from "./visitNeeds.ts";

const ASK_AGAIN_MS = 2_000;

export interface EntryNeeds extends Pick<VisitNeeds, "call" | "clock" | "slug" | "roomId" | "password" | "locale"> {
  isHidden(): boolean;
  /** Called inside the click. */
  unlockSound(): void;
  /** There is a session, perhaps before any click. */
  opened(): void;
  /**
   * The session exists: the link may ask for a ticket. A new user has no reserved place, and names their room at once.
   */
  connect(isNew: boolean): void;
}

/** What a person enters with. */
export interface Introduction {
  name: string;
  password?: string;
  /** The profile fields that the space asks for. */
  about?: string;
}

/**
 * The way in and back to the card: the card is watched -> the click opens a session and lets the link connect -> the
 * visit says `arrived`, or `turnAway` with a refusal, or `ended` with the close code of a link that is over.
 * The promise of a click settles with whichever comes first; the card is watched whenever one stands before it.
 */
export class Entry {
  readonly state: StoreApi<VisitState> = createStore<VisitState>(() => ({ state: "entrance", refusal: null }));
  readonly entrance: EntranceWatch;
  readonly #session: GuestSession;
  readonly #needs: EntryNeeds;
  /** They leave because they did not answer whether they are still there. */
  wasQuiet = false;
  #name: string | null = null;
  #wasInside = false;
  #password: string | undefined;
  #entering: Promise<Outcome> = Promise.resolve({ ok: true });
  #settle: (outcome: Outcome) => void = () => {};
  #hurry = () => {};

  constructor(needs: EntryNeeds) {
    this.#needs = needs;
    this.#password = needs.password ?? undefined;
    this.entrance = new EntranceWatch(needs);
    this.#session = new GuestSession({ ...needs, taken: () => this.#palettesSeen() });
  }

  /** What was entered on the card, or came with the link. */
  get password(): string | undefined {
    return this.#password;
  }

  get card(): SpaceEntrance {
    const entrance = this.entrance.state.getState();
    return must(entrance.state === "ready" ? entrance.entrance : null, "one enters through the card");
  }

  /** Opens the session while the name is typed. */
  warmUp(name: string): void {
    this.#session.warmUp(name);
  }

  /** A second click while entering waits for the first. */
  enter(how: Introduction): Promise<Outcome> {
    const { state } = this.state.getState();
    if (state === "inside") return Promise.resolve({ ok: true });
    if (state !== "entering") this.#entering = this.#enter(how);
    return this.#entering;
  }

  /** The network may be back: stops waiting and retries. */
  wake(): void {
    this.#hurry();
  }

  /** With the remembered name. */
  async enterAgain(): Promise<Outcome> {
    return this.#name === null ? { ok: false, code: "unauthorized" } : this.enter({ name: this.#name });
  }

  /** The link has told who is inside. */
  met(others: readonly { palette: Palette }[]): void {
    void this.#session.giveWay(others.map(({ palette }) => palette));
  }

  arrived(): void {
    this.#wasInside = true;
    this.state.setState({ state: "inside" }, true);
    this.#settle({ ok: true });
  }

  turnAway(code: ErrorCode): Outcome {
    this.state.setState({ state: "entrance", refusal: code }, true);
    this.entrance.start();
    const outcome = { ok: false, code } as const;
    this.#settle(outcome);
    return outcome;
  }

  ended(closeCode: number): void {
    if (closeCode === CLOSE_CODES.unauthorized) this.#session.forget();
    const { state } = this.state.getState();
    if (state === "inside" && closeCode === CLOSE_CODES.left)
      this.state.setState({ state: "left", ...(this.wasQuiet && { wasQuiet: true }) }, true);
    else if (state !== "entrance") this.state.setState({ state: "entrance", refusal: null }, true);
    this.#settle({ ok: false, code: "forbidden" });
    if (this.state.getState().state === "entrance") this.entrance.start();
  }

  #palettesSeen(): readonly Palette[] {
    const entrance = this.entrance.state.getState();
    return entrance.state === "ready" ? entrance.entrance.people.map(({ palette }) => palette) : [];
  }

  async #tellAbout(about: string | undefined): Promise<{ code: ErrorCode } | null> {
    const reply = about === undefined ? null : await this.#needs.call("updateAccount", { about });
    return reply?.ok === false ? reply : null;
  }

  /** An absent network comes back: retried until the server answers, or entering is cancelled. */
  async #introduce(name: string, about: string | undefined): Promise<{ code: ErrorCode } | null> {
    for (;;) {
      const refused = (await this.#session.open(name)) ?? (await this.#tellAbout(about));
      if (refused?.code !== "connectionFailed") return refused;
      if (this.state.getState().state !== "entering") return refused;
      this.state.setState({ state: "entering", isUnanswered: true }, true);
      await new Promise<void>((resolve) => {
        const cancel = this.#needs.clock.after(ASK_AGAIN_MS, resolve);
        this.#hurry = () => (cancel(), resolve());
      });
    }
  }

  async #enter({ name, password, about }: Introduction): Promise<Outcome> {
    if (this.entrance.state.getState().state !== "ready") return { ok: false, code: "connectionFailed" };
    this.#needs.unlockSound();
    this.#name = name;
    if (password !== undefined) this.#password = password;
    this.state.setState({ state: "entering", isUnanswered: false }, true);
    // The card's state at the click is kept until the user is inside or back at it.
    this.entrance.stop();
    const refused = await this.#introduce(name, about);
    if (this.state.getState().state !== "entering") return { ok: false, code: "notConnectedToSpace" };
    if (refused !== null) return this.turnAway(refused.code);
    const entering = new Promise<Outcome>((resolve) => (this.#settle = resolve));
    this.#needs.connect(this.#session.isNew && !this.#wasInside);
    return entering;
  }
}
