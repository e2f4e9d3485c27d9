import { CLOSE_CODES, must } from "@atrium/contract";
import type { ErrorCode, Locale, MediaAccess, RoomId, RoomState, SpaceEntrance, UpMessage } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { LiveLink, LiveStore, MoveSender } from "../../live/index.ts";
import type { Connected, Door, LinkState, LiveEvent, OpenSocket } from "../../live/index.ts";
import { Media } from "../../media/index.ts";
import type { MediaNeeds, ReceptionLoop } from "../../media/index.ts";
import type { Call } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Outcome } from "../../room/index.ts";
import type { VisitState } from "../spaceVisit.ts";
import { askForPlace } from "./askForPlace.ts";
import { createReception } from "./createReception.ts";
import { EntranceWatch } from "./entranceWatch.ts";
import { GuestSession } from "./guestSession.ts";
import { IceServers } from "./iceServers.ts";
import { LevelSender } from "./levelSender.ts";
import type { PageSignals } from "./pageSignals.ts";
import type { PlaceMemory } from "./placeMemory.ts";
import { reportOwn, reportOwnAgain } from "./reportOwn.ts";
import { NO_WORD, RoomStay } from "./roomStay.ts";
import type { PlaySound } from "./sounds.ts";

/** The media parts that a visit does not provide itself. */
export type MediaParts = Pick<MediaNeeds, "store" | "devices" | "captureScreen" | "createOutput" | "loadLivekit">;

export interface VisitNeeds {
  slug: string;
  roomId: RoomId | null;
  /** The space's password, where the link carried it. */
  password: string | null;
  call: Call;
  clock: Clock;
  random(): number;
  openSocket: OpenSocket;
  addressOf(node: string): string;
  page: PageSignals;
  places: PlaceMemory;
  playSound: PlaySound;
  locale(): Locale;
  devicePixels(): number;
  media: MediaParts;
}

/**
 * One visit: entrance -> entering -> inside -> left, with the live link, the room and the media in step.
 *   the link connects -> the room is joined (again) -> the media sit down in the room's media room -> calls flow
 *   the link ends for good -> media and entrance follow; what to show stands in `live.link`
 * Media outlive short losses of the link: voices go on while the map is grey. Leaving ends everything.
 */
export class Visit {
  readonly state: StoreApi<VisitState> = createStore<VisitState>(() => ({ state: "entrance", refusal: null }));
  readonly entrance: EntranceWatch;
  readonly session: GuestSession;
  readonly live: LiveStore;
  readonly link: LiveLink;
  readonly stay: RoomStay;
  readonly media: Media;
  readonly reception: ReceptionLoop;
  readonly #needs: VisitNeeds;
  readonly #moves: MoveSender;
  readonly #levels: LevelSender;
  readonly #ice: IceServers;
  readonly #undo: (() => void)[];
  #name: string | null = null;
  #password: string | undefined;
  #entry: Promise<Outcome> = Promise.resolve({ ok: true });
  #settleEntry: (outcome: Outcome) => void = () => {};

  constructor(needs: VisitNeeds) {
    this.#needs = needs;
    const { call, clock, slug, roomId, page } = needs;
    const send = (message: UpMessage) => this.link.send(message);
    this.#password = needs.password ?? undefined;
    this.#ice = new IceServers(call, clock);
    this.entrance = new EntranceWatch({ call, clock, slug, roomId, isHidden: page.isHidden });
    this.session = new GuestSession({ call, clock, locale: needs.locale });
    this.live = new LiveStore(clock, (message) => void send(message));
    this.link = this.#createLink();
    this.#moves = new MoveSender(clock, send);
    this.#levels = new LevelSender(clock, (message) => void send(message));
    this.stay = new RoomStay({
      calls: this.link.calls,
      live: this.live,
      spaceId: () => this.#card().spaceId,
      entered: (state, isReturn) => this.#entered(state, isReturn),
      left: () => this.#leftRoom(),
    });
    this.media = this.#createMedia();
    this.reception = createReception(this, needs);
    this.#undo = this.#listen();
    this.entrance.start();
  }

  /** A second click while entering waits for the first. */
  enter(how: { name: string; password?: string }): Promise<Outcome> {
    const { state } = this.state.getState();
    if (state === "inside") return Promise.resolve({ ok: true });
    if (state !== "entering") this.#entry = this.#enter(how);
    return this.#entry;
  }

  async #enter({ name, password }: { name: string; password?: string }): Promise<Outcome> {
    if (this.entrance.state.getState().state !== "ready") return { ok: false, code: "connectionFailed" };
    this.media.unlock();
    this.#name = name;
    if (password !== undefined) this.#password = password;
    this.state.setState({ state: "entering" }, true);
    // What the card said at the click holds until one is inside or back at it.
    this.entrance.stop();
    const refused = await this.session.open(name);
    if (this.state.getState().state !== "entering") return { ok: false, code: "notConnectedToSpace" };
    if (refused !== null) return this.#backToDoor(refused.code);
    void this.#ice.get();
    const entry = new Promise<Outcome>((resolve) => (this.#settleEntry = resolve));
    this.link.start();
    return entry;
  }

  /** Loads what entering needs while the card is read and the name is typed. */
  warmUp(name: string): void {
    void this.#needs.media.loadLivekit().catch(() => {});
    this.session.warmUp(name);
  }

  /** Takes the place back from the tab that has it now. */
  async useItHere(): Promise<Outcome> {
    return this.#name === null ? { ok: false, code: "unauthorized" } : this.enter({ name: this.#name });
  }

  leave(): void {
    this.link.leave();
  }

  /** Walks me there at once; others hear of it within a tick. */
  moveTo(x: number, y: number): void {
    if (this.live.positions.moveSelf(x, y)) this.#moves.moved(x, y);
  }

  dispose(): void {
    for (const undo of this.#undo) undo();
    if (this.state.getState().state !== "entrance") this.link.leave();
    this.entrance.stop();
    this.link.dispose();
    this.#moves.stop();
    this.#levels.stop();
    this.reception.stop();
    this.media.dispose();
  }

  #card(): SpaceEntrance {
    const entrance = this.entrance.state.getState();
    return must(entrance.state === "ready" ? entrance.entrance : null, "one enters through the card");
  }

  #createLink(): LiveLink {
    const { clock, random, openSocket, addressOf, places, slug } = this.#needs;
    return new LiveLink({
      clock,
      random,
      openSocket,
      addressOf,
      askForPlace: (signal) => this.#askForPlace(signal),
      question: () => this.live.question(),
      lastConnection: places.recall(slug),
      showState: (link) => this.#linkChanged(link),
      onConnected: (message) => this.#connected(message),
      onNews: (news) => this.live.receive(news),
    });
  }

  #askForPlace(signal: AbortSignal): Promise<Door> {
    const roomId = this.stay.roomId ?? this.#needs.roomId;
    const input = {
      spaceId: this.#card().spaceId,
      ...(roomId === null ? {} : { roomId }),
      ...(this.#password === undefined ? {} : { password: this.#password }),
    };
    return askForPlace(this.#needs.call, input, signal);
  }

  async #connected(message: Connected): Promise<void> {
    this.live.connected(message);
    this.#needs.places.keep(this.#needs.slug, message.connectionId);
    const wished = [message.resumeRoomId, this.#needs.roomId, this.#card().room?.roomId ?? null];
    const joined = await this.stay.comeIn(wished, this.#password);
    if (joined.ok) return this.#inside();
    const isReturn = this.state.getState().state === "inside";
    // No word from the server is none against me: the next connection asks for my room again.
    if (isReturn && NO_WORD.includes(joined.code)) return this.link.networkLost();
    this.#turnAway(joined.code);
  }

  /** Somebody who may be in the space but in no room of it has nothing to do here. */
  #turnAway(code: ErrorCode): void {
    this.#backToDoor(code);
    this.link.leave();
  }

  async #goElsewhere(): Promise<void> {
    const joined = await this.stay.goElsewhere();
    if (!joined.ok && !NO_WORD.includes(joined.code)) this.#turnAway(joined.code);
  }

  #inside(): void {
    this.state.setState({ state: "inside" }, true);
    this.#settleEntry({ ok: true });
  }

  #entered({ media }: RoomState, isReturn: boolean): void {
    const { selfId } = this.live.store.getState();
    this.#moves.restart(isReturn && selfId !== null ? this.live.positions.latest(selfId) : null);
    this.media.enter(media);
    this.reception.nudge();
    reportOwnAgain(this);
  }

  #leftRoom(): void {
    this.#moves.stop();
    this.live.leftRoom();
    this.media.leaveRoom();
    this.reception.nudge();
  }

  #linkChanged(link: LinkState): void {
    const was = this.live.store.getState().link.state;
    this.live.showLink(link);
    if (link.state === "reconnecting" && was === "connected") this.#needs.playSound("activity-alert");
    if (link.state === "ended") this.#ended(link.closeCode);
  }

  #ended(closeCode: number): void {
    this.#needs.places.keep(this.#needs.slug, null);
    this.stay.forget();
    if (closeCode === CLOSE_CODES.unauthorized) this.session.forget();
    void this.media.leave();
    const { state } = this.state.getState();
    if (state === "inside" && closeCode === CLOSE_CODES.left) this.state.setState({ state: "left" }, true);
    else if (state !== "entrance") this.state.setState({ state: "entrance", refusal: null }, true);
    this.#settleEntry({ ok: false, code: "forbidden" });
    if (this.state.getState().state === "entrance") this.entrance.start();
  }

  #backToDoor(code: ErrorCode): Outcome {
    this.state.setState({ state: "entrance", refusal: code }, true);
    this.entrance.start();
    const outcome = { ok: false, code } as const;
    this.#settleEntry(outcome);
    return outcome;
  }

  #createMedia(): Media {
    const { clock, media } = this.#needs;
    return new Media({
      ...media,
      clock,
      iceServers: () => this.#ice.get(),
      freshAccess: () => this.#freshAccess(),
      report: (what) => reportOwn(this, what),
      reportLevel: (level) => this.#levels.heard(level),
      peopleChanged: () => this.reception.nudge(),
      distantLevel: (accountId) => this.live.positions.level(accountId),
    });
  }

  /** Only a link that is up knows the room; the media try again later. */
  #freshAccess(): Promise<MediaAccess | null> {
    const isConnected = this.live.store.getState().link.state === "connected";
    return isConnected ? this.stay.freshAccess() : Promise.resolve(null);
  }

  #listen(): (() => void)[] {
    const { page } = this.#needs;
    return [
      page.onWake(() => {
        this.link.wake();
        this.media.wake();
      }),
      page.onNetworkLost(() => this.link.networkLost()),
      page.onVisibility(() => this.reception.nudge()),
      this.live.positions.watch(() => this.reception.nudge()),
      this.live.store.subscribe((now, before) => {
        if (now.room !== before.room) this.reception.nudge();
      }),
      this.live.events.on((event) => this.#onLiveEvent(event)),
      // Media notice a broken network within seconds, and its mending too.
      this.media.state.subscribe((now, before) => {
        if (now.connection !== before.connection) this.link.doubt();
      }),
    ];
  }

  #onLiveEvent(event: LiveEvent): void {
    if (event.type === "personEntered") this.#needs.playSound("room-enter");
    if (event.type === "forceMuted") void this.media.own.turnOff({ ...event, screen: false });
    if (event.type === "roomClosed") void this.#goElsewhere();
  }
}
