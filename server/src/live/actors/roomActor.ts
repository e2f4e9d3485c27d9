// One room while people are in it: their places, muted states and shared screens.
//
// Life cycle: the space's actor creates it when the first person enters and drops it when the last one has left. It
// sends two kinds of change. Ordered ones (joining, leaving, muting) are patches of the feed's records. Presence
// (places and levels) is latest-value: it waits for the next tick, goes out as one frame for all, and may be skipped
// for a slow socket, which then gets everybody's latest. `LiveElements` keeps its elements.
//
// Invariant: `member` records name exactly the people in the room, including those whose return is awaited; each has
// their own seat. The audience of a stage has seats too, but nobody receives their places.

import { constants, roomKinds } from "@atrium/contract";
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
import {
  arrivalPlace,
  boardLeft,
  floorOf,
  insideFloor,
  lookOnStage,
  partGone,
  roomViewKey,
  roomViews,
  seatGroupsOf,
  spawnSpots,
  sitsInAudience,
} from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import { Feed } from "../feed/feed.ts";
import { FeedJson } from "../sockets/feedJson.ts";
import { frameOf } from "../sockets/frame.ts";
import type { Frame } from "../sockets/frame.ts";
import type { Outlet } from "../sockets/outlet.ts";
import type { RoomActorNeeds } from "./roomActorNeeds.ts";
import { RoomEvents } from "./roomEvents.ts";
import { comeIntoSight } from "./comeIntoSight.ts";
import { fromScaled, toScaled } from "./scale.ts";
import { NEWCOMER } from "./newcomerRecord.ts";
import { SeatMap } from "./seatMap.ts";
import type { View } from "./seatMap.ts";

const CHANGES_KEPT = 200;

export class RoomActor {
  readonly roomId: RoomId;
  readonly #needs: RoomActorNeeds;
  readonly #seats = new SeatMap();
  /** Listeners whose last presence frame was skipped. */
  readonly #behind = new Set<Outlet>();
  readonly #feed: Feed<RoomRecords>;
  readonly #events: RoomEvents;
  readonly #arrivedAtMs = new Map<AccountId, number>();
  #audience = 0;

  constructor(roomId: RoomId, needs: RoomActorNeeds) {
    this.roomId = roomId;
    this.#needs = needs;
    const { clock } = needs;
    this.#events = new RoomEvents({ clock, listening: () => this.listening, say: (...said) => this.#say(...said) });
    this.#feed = new Feed<RoomRecords>({
      clock: needs.clock,
      kinds: Object.keys(roomKinds) as (keyof RoomRecords)[],
      views: roomViews,
      viewerOf: needs.viewerOf,
      keyOf: roomViewKey,
      keyKinds: [],
      keepsChanges: CHANGES_KEPT,
      head: { roomId },
      snapshotType: "roomSnapshot",
      changeMessage: (change) => ({ type: "roomPatches", roomId, ...change, patches: change.patches as RoomPatch[] }),
      dress: (kind, record) => (kind === "member" ? this.#seated(record as RoomMember) : record),
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
    // The snapshot contains places but not levels: the next tick sends them.
    this.#behind.add(outlet);
    this.#needs.wake(this);
  }

  /** The member's socket is gone: they stay, and nothing is sent to them. */
  unplug(accountId: AccountId): void {
    const outlet = this.#feed.outletOf(accountId);
    if (outlet !== null) this.#behind.delete(outlet);
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
    const parts = [partGone(accountId), ...boardLeft(this.records, accountId)];
    this.#feed.change([...parts, { type: "gone", kind: "member", id: accountId }]);
  }

  change(patches: readonly RoomPatch[]): void {
    for (const patch of patches)
      if (patch.kind === "member" && patch.type === "merge" && patch.changes.pos)
        this.#jump(patch.id, patch.changes.pos);
    const all = [...patches, ...comeIntoSight(this.records, patches)];
    this.#feed.change(all);
    for (const patch of all)
      if (patch.kind === "member" && patch.type === "merge" && patch.changes.inAudience === false) this.#show(patch.id);
  }

  /** Changes what others see of one member. */
  changeMember(accountId: AccountId, changes: Partial<RoomMember>): void {
    this.change([{ type: "merge", kind: "member", id: accountId, changes }]);
  }

  /** Another tab of theirs took over: signals sent by the older one no longer apply. */
  silence(accountId: AccountId): void {
    this.changeMember(accountId, { audioMuted: true, videoMuted: true, sharingScreen: false, hasMegaphone: false });
  }

  /** A step. Scaled units; a place off the floor becomes the nearest one on it. */
  move(accountId: AccountId, x: number, y: number): void {
    const place = toScaled(insideFloor(fromScaled([x, y]), this.#floorSize()));
    if (this.#seats.move(accountId, place)) this.#needs.wake(this);
  }

  /** What somebody has in sight. Scaled units. */
  see(accountId: AccountId, view: View): void {
    if (this.#seats.see(accountId, view)) this.#needs.wake(this);
  }

  /** How loud somebody is, 0 to 9. */
  speak(accountId: AccountId, level: number): void {
    if (this.#seats.speak(accountId, level)) this.#needs.wake(this);
  }

  /** Their role or look is another: what they see may be too, and how they are shown on a stage. */
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
    const moved = this.#seats.takeNews();
    const behind = [...this.#behind];
    if (moved !== null) this.#sendPresence(frameOf({ type: "presence", roomId: this.roomId, ...moved }));
    if (behind.length > 0) this.#catchUp(behind);
    return this.#behind.size > 0;
  }

  #say(to: "room" | readonly AccountId[], events: PassingEvent[]): void {
    const message: DownMessage = { type: "events", roomId: this.roomId, events };
    if (to === "room") return this.#feed.sayToAll(message);
    const frame = frameOf(message);
    for (const accountId of to) this.#feed.outletOf(accountId)?.deliver(frame);
  }

  #sendPresence(frame: Frame): void {
    for (const outlet of this.#feed.outlets()) {
      if (!outlet.deliverPresence(frame)) this.#behind.add(outlet);
    }
  }

  #catchUp(behind: readonly Outlet[]): void {
    const frame = frameOf({ type: "presence", roomId: this.roomId, ...this.#seats.all() });
    for (const outlet of behind) {
      if (outlet.deliverPresence(frame)) this.#behind.delete(outlet);
    }
  }

  #arrive(accountId: AccountId): void {
    const room = this.#needs.room();
    const seat = this.#seats.next();
    const inAudience = room !== null && sitsInAudience(room, seat);
    const pos = toScaled(this.#arrivalPlace(inAudience));
    this.#seats.take(accountId, { pos, isShown: !inAudience });
    this.#arrivedAtMs.set(accountId, this.#needs.clock.nowMs());
    if (inAudience) this.#audience += 1;
    const record = { ...NEWCOMER, accountId, seat, pos, inAudience };
    this.#feed.change([{ type: "put", kind: "member", id: accountId, record }]);
  }

  /** Places of the audience are not visible to anybody. */
  #arrivalPlace(inAudience: boolean): { x: number; y: number } {
    const { random } = this.#needs;
    const size = this.#floorSize();
    const picture = this.#needs.room()?.bgImageUrl ?? null;
    const spawn = floorOf(picture)?.arrival;
    const people = inAudience ? [] : this.#seats.places();
    const spots = inAudience ? [] : spawnSpots(this.records);
    return arrivalPlace({ size, people, random, spots, seats: seatGroupsOf(picture, size), ...(spawn && { spawn }) });
  }

  #floorSize(): { w: number; h: number } {
    return this.#needs.room()?.size ?? constants.map.defaultSize;
  }

  #show(id: string): void {
    const member = this.records.get("member", id);
    if (member === undefined) return;
    this.#audience -= 1;
    this.#seats.show(member.accountId);
    this.#needs.wake(this);
    this.#needs.onShown(member.accountId);
  }

  #jump(id: string, pos: RoomMember["pos"]): void {
    const member = this.records.get("member", id);
    if (member !== undefined) this.#seats.move(member.accountId, pos);
  }

  #seated(member: RoomMember): RoomMember {
    const seat = this.#seats.of(member.accountId);
    return seat === null ? member : { ...member, pos: [seat.x, seat.y] };
  }
}
