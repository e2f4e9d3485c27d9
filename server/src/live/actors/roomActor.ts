// One room while people are in it: their places, muted states and shared screens.
//
// Life cycle: the space's actor creates it when the first person enters and drops it when the last one has left. It
// sends two kinds of change. Ordered ones (joining, leaving, muting) are patches of the feed's records. Presence
// (places and levels) is latest-value: it waits for the next tick, goes out as one frame for all, and may be skipped
// for a slow socket, which then gets everybody's latest. `LiveElements` keeps its elements.
//
// Invariant: `member` records name exactly the people in the room, including those whose return is awaited; each has
// their own seat. The audience of a stage has seats too, but nobody receives their places.

import { constants } from "@atrium/contract";
import type {
  AccountId,
  DownMessage,
  Look,
  PassingEvent,
  RoomId,
  RoomMember,
  RoomPatch,
  RoomRecords,
  RoomSnapshot,
} from "@atrium/contract";
import { insideFloor, lookOnStage, partsLeft, spawnSpots, sitsInAudience } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import type { Feed } from "../feed/feed.ts";
import { FeedJson } from "../sockets/feedJson.ts";
import { frameOf } from "../sockets/frame.ts";
import type { Outlet } from "../sockets/outlet.ts";
import type { RoomActorNeeds } from "./roomActorNeeds.ts";
import { AreaKeeper } from "./areaKeeper.ts";
import type { WayIn } from "./areaKeeper.ts";
import { arrivalOnFloor } from "./arrivalOnFloor.ts";
import { RoomEvents } from "./roomEvents.ts";
import { RoomPresence } from "./roomPresence.ts";
import { comeIntoSight } from "./comeIntoSight.ts";
import { createRoomFeed } from "./roomFeed.ts";
import { fromScaled, toScaled } from "./scale.ts";
import { NEWCOMER } from "./newcomerRecord.ts";
import { SeatMap } from "./seatMap.ts";
import type { View } from "./seatMap.ts";

export class RoomActor {
  readonly roomId: RoomId;
  readonly #needs: RoomActorNeeds;
  readonly #seats = new SeatMap();
  readonly #presence: RoomPresence;
  readonly #feed: Feed<RoomRecords>;
  readonly #events: RoomEvents;
  readonly #areas: AreaKeeper;
  readonly #arrivedAtMs = new Map<AccountId, number>();
  #audience = 0;

  constructor(roomId: RoomId, needs: RoomActorNeeds) {
    this.roomId = roomId;
    this.#needs = needs;
    const { clock, viewerOf } = needs;
    this.#events = new RoomEvents({ clock, listening: () => this.listening, say: (...said) => this.#say(...said) });
    this.#feed = createRoomFeed({ roomId, clock, viewerOf, seated: (member) => this.#seated(member) });
    const outlets = () => this.#feed.outlets();
    this.#presence = new RoomPresence({ roomId, seats: this.#seats, outlets });
    this.#areas = new AreaKeeper({
      records: this.#feed.records,
      clock,
      isSpatial: () => needs.room()?.type === "spatial",
      place: (accountId) => this.#seats.placeOf(accountId),
      places: () => this.#seats.places(),
      change: (patches) => this.#feed.change(patches),
      missed: needs.missed,
      onBehindDoors: needs.onBehindDoors,
    });
  }

  get records(): ReadRecords<RoomRecords> {
    return this.#feed.records;
  }

  /** People who receive places and levels. */
  get listening(): number {
    return this.#feed.size;
  }

  get size(): number {
    return this.#feed.records.size("member");
  }

  /** People who are counted but not shown. */
  get audience(): number {
    return this.#audience;
  }

  has(accountId: AccountId): boolean {
    return this.records.get("member", accountId) !== undefined;
  }

  member(accountId: AccountId): RoomMember | null {
    const member = this.records.get("member", accountId);
    return member === undefined ? null : this.#seated(member);
  }

  accountIds(): AccountId[] {
    return Array.from(this.records.all("member"), (member) => member.accountId);
  }

  isSpeaking(accountId: AccountId): boolean {
    return (this.#seats.of(accountId)?.level ?? 0) > 0;
  }

  /** When somebody last entered. */
  arrivedAtMs(accountId: AccountId): number | null {
    return this.#arrivedAtMs.get(accountId) ?? null;
  }

  /** The room as somebody may see it. */
  snapshotFor(accountId: AccountId): RoomSnapshot {
    const records = this.#feed.seenBy(this.#needs.viewerOf(accountId)) as RoomSnapshot["records"];
    return { roomId: this.roomId, clock: this.#feed.clock, records };
  }

  /** The same for a listener, from records already serialized: a stage's hundred are not serialized for each newcomer. */
  snapshotTold(accountId: AccountId): RoomSnapshot {
    return new FeedJson(this.#feed.snapshotJson(accountId)) as unknown as RoomSnapshot;
  }

  /** Adds somebody, or takes them back: a member who rejoins keeps place and state. They receive patches from now on. */
  join(accountId: AccountId, outlet: Outlet): void {
    if (!this.has(accountId)) this.#arrive(accountId);
    this.#feed.listen(accountId, outlet);
    this.#presence.oweAll(outlet);
    this.#needs.wake(this);
  }

  /** The member's socket is gone: they stay, and nothing is sent to them. */
  unplug(accountId: AccountId): void {
    const outlet = this.#feed.outletOf(accountId);
    if (outlet !== null) this.#presence.forget(outlet);
    this.#feed.unlisten(accountId);
    this.speak(accountId, 0);
  }

  leave(accountId: AccountId): void {
    const member = this.records.get("member", accountId);
    if (member === undefined) return;
    this.unplug(accountId);
    this.#seats.free(accountId);
    this.#arrivedAtMs.delete(accountId);
    if (member.inAudience) this.#audience -= 1;
    const parts = partsLeft(this.records, accountId, this.roomId);
    this.#feed.change([...parts, { type: "gone", kind: "member", id: accountId }]);
    this.#areas.left();
  }

  change(patches: readonly RoomPatch[]): void {
    for (const patch of patches)
      if (patch.kind === "member" && patch.type === "merge") this.#jump(patch.id, patch.changes);
    const all = [...patches, ...comeIntoSight(this.records, patches)];
    this.#feed.change(all);
    this.#areas.follow(all);
    for (const patch of all)
      if (patch.kind === "member" && patch.type === "merge") this.#follow(patch.id, patch.changes);
  }

  /** Changes what others see of one member. */
  changeMember(accountId: AccountId, changes: Partial<RoomMember>): void {
    this.change([{ type: "merge", kind: "member", id: accountId, changes }]);
  }

  /** Another tab of theirs took over: signals sent by the older one no longer apply. */
  silence(accountId: AccountId): void {
    this.changeMember(accountId, { audioMuted: true, videoMuted: true, sharingScreen: false, hasMegaphone: false });
  }

  /** A step. Scaled units; a place off the floor becomes the nearest one on it, one behind a closed door its edge. */
  move(accountId: AccountId, x: number, y: number): void {
    const place = insideFloor(fromScaled([x, y]), this.#floorSize());
    const step = this.#areas.step(accountId, place);
    // Their browser may not know yet that the door is closed.
    if (step !== place) return this.changeMember(accountId, { pos: toScaled(step) });
    if (!this.#seats.move(accountId, toScaled(place))) return;
    this.#needs.wake(this);
    this.#areas.moved(accountId);
  }

  /** The part of a board that somebody sees. Scaled units. */
  see(accountId: AccountId, view: View): void {
    if (this.#seats.see(accountId, view)) this.#needs.wake(this);
  }

  /** Lets somebody past closed doors that their host is behind: at once, or as they enter the room. */
  letPast(accountId: AccountId, way: WayIn): void {
    if (!this.has(accountId)) return this.#areas.expect(accountId, way);
    const welcome = this.#areas.welcome(accountId, way);
    if (welcome !== null) this.changeMember(accountId, welcome);
  }

  /** How loud somebody is, 0 to 9. */
  speak(accountId: AccountId, level: number): void {
    if (this.#seats.speak(accountId, level)) this.#needs.wake(this);
  }

  /** Their role or look has changed, and with it perhaps what they see and how they are shown on a stage. */
  regard(accountId: AccountId, look: Partial<Look>): void {
    this.#feed.change(lookOnStage(this.records, accountId, look));
    this.#feed.regard(accountId);
  }

  say(accountId: AccountId, message: DownMessage): void {
    this.#feed.outletOf(accountId)?.send(message);
  }

  /** Something short-lived for everybody in the room, or for some. */
  tell(to: "room" | readonly AccountId[], event: PassingEvent): void {
    this.#events.tell(to, event);
  }

  /** Sends the changes after `since`, or everything if they are not all kept. */
  resync(accountId: AccountId, since: number): void {
    this.#feed.resync(accountId, since);
  }

  /** Sends what moved since the last tick. True if a listener missed a frame and needs another tick. */
  tick(): boolean {
    return this.#presence.tick();
  }

  #say(to: "room" | readonly AccountId[], events: PassingEvent[]): void {
    const message: DownMessage = { type: "events", roomId: this.roomId, events };
    if (to === "room") return this.#feed.sayToAll(message);
    const frame = frameOf(message);
    for (const accountId of to) this.#feed.outletOf(accountId)?.deliver(frame);
  }

  #arrive(accountId: AccountId): void {
    const room = this.#needs.room();
    const seat = this.#seats.next();
    const inAudience = room !== null && sitsInAudience(room, seat);
    const welcome = this.#areas.arrival(accountId);
    const pos = welcome?.pos ?? toScaled(this.#arrivalPlace(inAudience));
    this.#seats.take(accountId, { pos, isShown: !inAudience });
    this.#arrivedAtMs.set(accountId, this.#needs.clock.nowMs());
    if (inAudience) this.#audience += 1;
    const record = { ...NEWCOMER, accountId, seat, pos, inAudience, ...welcome };
    this.#feed.change([{ type: "put", kind: "member", id: accountId, record }]);
  }

  /** Places of the audience are not visible to anybody. */
  #arrivalPlace(inAudience: boolean): { x: number; y: number } {
    const { random } = this.#needs;
    const size = this.#floorSize();
    const areas = this.#areas.all;
    const picture = this.#needs.room()?.bgImageUrl ?? null;
    if (inAudience) return arrivalOnFloor(picture, { size, areas, random, people: [], spots: [] });
    const spots = spawnSpots(this.records);
    return arrivalOnFloor(picture, { size, areas, random, people: this.#seats.places(), spots });
  }

  #floorSize(): { w: number; h: number } {
    return this.#needs.room()?.size ?? constants.map.defaultSize;
  }

  #follow(id: string, { inAudience, sharingScreen }: Partial<RoomMember>): void {
    if (sharingScreen === false) this.#needs.onScreenOver(id);
    const member = inAudience === false ? this.records.get("member", id) : undefined;
    if (member === undefined) return;
    this.#audience -= 1;
    this.#seats.show(member.accountId);
    this.#needs.wake(this);
    this.#needs.onShown(member.accountId);
  }

  #jump(id: string, { pos }: Partial<RoomMember>): void {
    const member = this.records.get("member", id);
    if (member !== undefined && pos !== undefined) this.#seats.move(member.accountId, pos);
  }

  #seated(member: RoomMember): RoomMember {
    const seat = this.#seats.of(member.accountId);
    return seat === null ? member : { ...member, pos: [seat.x, seat.y] };
  }
}
