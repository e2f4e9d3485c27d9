import type { DownMessage, ErrorCode, MediaAccess, RoomId, RoomState, UpMessage } from "@atrium/contract";
import type { StoreApi } from "zustand/vanilla";
import { isConnected, LiveLink, LiveStore, MoveSender } from "../../live/index.ts";
import type { Connected, Door, LinkState, LiveEvent } from "../../live/index.ts";
import { Media } from "../../media/index.ts";
import type { ReceptionLoop } from "../../media/index.ts";
import type { Outcome } from "../../room/index.ts";
import type { VisitState } from "../spaceVisit.ts";
import { createKnock } from "./createKnock.ts";
import { createReception } from "./createReception.ts";
import type { EntranceWatch } from "./entranceWatch.ts";
import { Entry } from "./entry.ts";
import type { Introduction } from "./entry.ts";
import { IceServers } from "./iceServers.ts";
import { LevelSender } from "./levelSender.ts";
import { reportOwn, reportOwnAgain } from "./reportOwn.ts";
import { NO_WORD, RoomStay } from "./roomStay.ts";
import { SoundCheck } from "./soundCheck.ts";
import type { VisitNeeds } from "./visitNeeds.ts";
import { VisitSounds } from "./visitSounds.ts";
import { WayAhead } from "./wayAhead.ts";

/**
 * One visit: entrance -> entering -> inside -> left, with the live link, the room and the media in step.
 *   a click on the card -> the entry opens a session and starts the link
 *   the link connects -> the room is joined (again) -> the media sit down in the room's media room -> calls flow
 *   the link ends for good -> media and entry follow; what to show stands in `live.link`
 * Media outlive short losses of the link: voices go on while the map is grey. Leaving ends everything.
 */
export class Visit {
  readonly state: StoreApi<VisitState>;
  readonly broughtPassword: string;
  readonly entrance: EntranceWatch;
  readonly live: LiveStore;
  readonly soundCheck: SoundCheck;
  readonly link: LiveLink<Connected>;
  readonly stay: RoomStay;
  readonly media: Media;
  readonly reception: ReceptionLoop;
  readonly #needs: VisitNeeds;
  readonly #knock: ReturnType<typeof createKnock>;
  readonly #entry: Entry;
  readonly #ahead: WayAhead;
  readonly #moves: MoveSender;
  readonly #levels: LevelSender;
  readonly #ice: IceServers;
  readonly #sounds: VisitSounds;
  readonly #undo: (() => void)[];
  /** Already entering the room named with the greeting. */
  #joining: ReturnType<RoomStay["comeIn"]> | null = null;

  constructor(needs: VisitNeeds) {
    this.#needs = needs;
    this.broughtPassword = needs.password ?? "";
    const { call, clock } = needs;
    this.#knock = createKnock(needs, needs.adminPassword);
    const unsaid = createKnock(needs, null);
    this.#ahead = new WayAhead({ ...needs, knock: (spaceId) => unsaid({ spaceId }, new AbortController().signal) });
    const send = (message: UpMessage) => this.link.send(message);
    this.#ice = new IceServers(call, clock);
    this.soundCheck = new SoundCheck({
      ...needs.media,
      call,
      clock,
      isHidden: needs.page.isHidden,
      iceServers: () => this.#ice.get(),
    });
    this.#entry = this.#createEntry();
    this.state = this.#entry.state;
    this.entrance = this.#entry.entrance;
    this.live = new LiveStore(clock, (message) => void send(message));
    this.link = this.#createLink();
    this.#moves = new MoveSender(clock, send);
    this.#levels = new LevelSender(clock, (message) => void send(message));
    this.stay = new RoomStay({
      calls: this.link.calls,
      live: this.live,
      spaceId: () => this.#entry.card.spaceId,
      entered: (state, isReturn) => this.#entered(state, isReturn),
      left: () => this.#leftRoom(),
    });
    this.media = this.#createMedia();
    this.#sounds = new VisitSounds(needs, this);
    this.reception = createReception(this, needs);
    this.#undo = this.#listen();
    this.entrance.start();
  }

  enter(how: Introduction): Promise<Outcome> {
    return this.#entry.enter(how);
  }

  /** Loads what entering needs while the card is read and the name is typed. */
  warmUp(name: string | null): void {
    void this.#needs.media.loadLivekit().catch(() => {});
    if (name !== null) this.#entry.warmUp(name);
  }

  /** Reclaims the place from the tab that has it. */
  useItHere(): Promise<Outcome> {
    return this.#entry.enterAgain();
  }

  leave(wasQuiet = false): void {
    this.#entry.wasQuiet = wasQuiet;
    this.link.leave();
  }

  alarm(): void {
    this.#sounds.alarm();
  }

  /** Moves me there at once; others see it within a tick. */
  moveTo(x: number, y: number): void {
    if (this.live.positions.moveSelf(x, y)) this.#moves.moved(x, y);
  }

  dispose(): void {
    for (const undo of this.#undo) undo();
    if (this.state.getState().state !== "entrance") this.link.leave();
    this.entrance.stop();
    this.#ahead.dispose();
    this.soundCheck.dispose();
    this.link.dispose();
    this.#moves.stop();
    this.#levels.stop();
    this.reception.stop();
    this.media.dispose();
  }

  #createEntry(): Entry {
    return new Entry({
      ...this.#needs,
      isHidden: this.#needs.page.isHidden,
      unlockSound: () => this.media.unlock(),
      opened: () => {
        if (this.state.getState().state !== "entrance") return;
        this.soundCheck.start();
        this.#comeCloser();
      },
      connect: (isNew) => {
        void this.#ice.get();
        this.link.start();
        this.#joining = isNew ? this.#comeIn(null) : null;
      },
    });
  }

  #createLink(): LiveLink<Connected> {
    const { clock, random, addressOf } = this.#needs;
    return new LiveLink({
      clock,
      random,
      openSocket: this.#ahead.openSocket,
      addressOf,
      askForPlace: (signal) => this.#askForPlace(signal),
      question: () => this.live.question(),
      showState: (link) => this.#linkChanged(link),
      onConnected: (message) => this.#connected(message),
      isGreeting: isConnected,
      onNews: (news) => (news.type === "news" ? this.#takeNews(news) : this.live.receive(news)),
    });
  }

  /** A password from the link is sent on entering, and not before. */
  #comeCloser(): void {
    const entrance = this.entrance.state.getState();
    const hasPassword = this.#entry.password !== undefined || this.#needs.adminPassword !== null;
    if (entrance.state === "ready" && !hasPassword && !this.#needs.page.isHidden())
      this.#ahead.prepare(entrance.entrance.spaceId);
  }

  async #askForPlace(signal: AbortSignal): Promise<Door> {
    const { card, password } = this.#entry;
    const ready = password === undefined ? await this.#ahead.ticket(card.spaceId) : null;
    if (ready !== null) return ready;
    return this.#knock({ spaceId: card.spaceId, ...(password === undefined ? {} : { password }) }, signal);
  }

  async #connected(message: Connected): Promise<void> {
    this.live.connected(message);
    this.#needs.news.catchUp();
    const people = Object.values(message.snapshot.records.participant);
    this.#entry.met(people.filter(({ accountId }) => accountId !== message.accountId));
    const joined = await (this.#joining ?? this.#comeIn(message.resumeRoomId));
    this.#joining = null;
    if (joined.ok) return this.#entry.arrived();
    // A call without a reply is not a refusal: the next connection asks for my room again.
    if (this.state.getState().state === "inside" && NO_WORD.includes(joined.code)) return this.link.networkLost();
    // Rejected while entering: the close code that follows gives the reason.
    if (joined.code !== "notConnectedToSpace") this.#turnAway(joined.code);
  }

  #comeIn(resumeRoomId: RoomId | null): ReturnType<RoomStay["comeIn"]> {
    const wished = [resumeRoomId, this.#needs.roomId, this.#entry.card.room?.roomId ?? null];
    return this.stay.comeIn(wished, this.#entry.password);
  }

  /** A person who can enter the space but none of its rooms leaves again. */
  #turnAway(code: ErrorCode): void {
    this.#entry.turnAway(code);
    this.link.leave();
  }

  async #goElsewhere(): Promise<void> {
    const joined = await this.stay.goElsewhere();
    if (!joined.ok && !NO_WORD.includes(joined.code)) this.#turnAway(joined.code);
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
    if (link.state === "reconnecting" && was === "connected") this.#sounds.alarm();
    if (link.state === "queued") this.#joining = null;
    if (link.state === "ended") this.#ended(link.closeCode);
  }

  #ended(closeCode: number): void {
    this.stay.forget();
    void this.media.leave();
    this.#entry.ended(closeCode);
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
      mended: () => this.link.wake(),
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
        this.#entry.wake();
        this.link.wake();
        this.media.wake();
        this.soundCheck.again();
      }),
      this.state.subscribe(({ state }) => (state === "entrance" ? undefined : this.soundCheck.stop())),
      page.onNetworkLost(() => {
        this.#ahead.drop();
        this.link.networkLost();
      }),
      page.onVisibility(() => this.reception.nudge()),
      this.live.positions.watch(() => this.reception.nudge()),
      this.live.store.subscribe((now, before) => {
        if (now.room !== before.room) this.reception.nudge();
      }),
      this.live.events.on((event) => this.#onLiveEvent(event)),
      // The media connection notices a broken network within seconds, and its recovery too.
      this.media.state.subscribe((now, before) => {
        if (now.connection !== before.connection) this.link.doubt();
      }),
    ];
  }

  #takeNews({ news: items, changedAt }: Extract<DownMessage, { type: "news" }>): void {
    for (const item of items) if (item.kind === "chatMessage") this.#sounds.message(item.chat, item.message);
    this.#needs.news.take(items, changedAt);
  }

  #onLiveEvent(event: LiveEvent): void {
    this.#sounds.heard(event);
    if (event.type === "forceMuted") void this.media.own.turnOff({ ...event, screen: false });
    if (event.type === "stageAnswer" && event.answer === "kicked")
      void this.media.own.turnOff({ audio: true, video: true, screen: true });
    if (event.type === "roomClosed") void this.#goElsewhere();
  }
}
