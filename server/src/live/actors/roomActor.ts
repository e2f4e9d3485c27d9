// One room while people are in it: who stands where, who is muted, who shares.
//
// Life: the space's actor makes it when the first person comes in and drops it when the last one is gone.
// Two kinds of change leave it. Ordered ones (come, go, muted) are patches: counted, kept in a log and sent to everybody
// at once. Presence (places and levels) is latest-value: it waits for the next tick, goes out as one frame for all, and
// may be skipped for a slow socket, which then gets everybody's latest.
// Always true: `members` names exactly the people in the room, those awaited back included; each has a seat of their own.

import type { AccountId, DownMessage, RoomId, RoomMember, RoomPatch, RoomSnapshot } from "@atrium/contract";
import { applyRoomChange, arrivalPlace, insideFloor } from "@atrium/rules";
import { FanOut } from "../sockets/fanOut.ts";
import { frameOf } from "../sockets/frame.ts";
import type { Frame } from "../sockets/frame.ts";
import type { Outlet } from "../sockets/outlet.ts";
import { PatchLog } from "./patchLog.ts";
import type { RoomActorNeeds } from "./roomActorNeeds.ts";
import { fromScaled, toScaled } from "./scale.ts";
import { SeatMap } from "./seatMap.ts";

const CHANGES_KEPT = 200;

/** What others are told about a member when it changes. */
export type MemberChanges = Extract<RoomPatch, { type: "memberChanged" }>["changes"];

export class RoomActor {
  readonly roomId: RoomId;
  readonly #needs: RoomActorNeeds;
  readonly #log = new PatchLog<RoomPatch>(CHANGES_KEPT);
  readonly #seats = new SeatMap();
  readonly #listeners = new Map<AccountId, Outlet>();
  /** Listeners whose last presence frame was skipped. */
  readonly #behind = new Set<Outlet>();
  readonly #fanOut: FanOut;
  /** Everything but the places, which are in the seats. */
  #base: RoomSnapshot;

  constructor(roomId: RoomId, needs: RoomActorNeeds) {
    this.roomId = roomId;
    this.#needs = needs;
    this.#fanOut = new FanOut(needs.clock);
    this.#base = { roomId, clock: 0, members: {} };
  }

  get size(): number {
    return Object.keys(this.#base.members).length;
  }

  has(accountId: AccountId): boolean {
    return this.#base.members[accountId] !== undefined;
  }

  member(accountId: AccountId): RoomMember | null {
    const member = this.#base.members[accountId];
    return member === undefined ? null : this.#seated(member);
  }

  accountIds(): AccountId[] {
    return Object.values(this.#base.members).map((member) => member.accountId);
  }

  isSpeaking(accountId: AccountId): boolean {
    return (this.#seats.of(accountId)?.level ?? 0) > 0;
  }

  snapshot(): RoomSnapshot {
    const members = Object.values(this.#base.members).map((member) => this.#seated(member));
    return { ...this.#base, members: Object.fromEntries(members.map((member) => [member.accountId, member])) };
  }

  /** Takes somebody in, or back: a member who joins again keeps place and state. Hears patches from now on. */
  join(accountId: AccountId, outlet: Outlet): RoomSnapshot {
    if (!this.has(accountId)) this.#arrive(accountId);
    this.#listeners.set(accountId, outlet);
    // Places are in the snapshot, levels are not: the next tick brings them.
    this.#behind.add(outlet);
    this.#needs.wake(this);
    return this.snapshot();
  }

  /** The member's socket is gone: they stay, nothing is sent to them. */
  unplug(accountId: AccountId): void {
    const outlet = this.#listeners.get(accountId);
    if (outlet !== undefined) this.#behind.delete(outlet);
    this.#listeners.delete(accountId);
    this.speak(accountId, 0);
  }

  leave(accountId: AccountId): void {
    if (!this.has(accountId)) return;
    this.unplug(accountId);
    this.#seats.free(accountId);
    this.#change([{ type: "memberLeft", accountId }]);
  }

  /** Changes what others see of a member; fields that are as they were are left out, and nothing new says nothing. */
  change(accountId: AccountId, changes: MemberChanges): void {
    const member = this.#base.members[accountId];
    if (member === undefined) return;
    const news = Object.entries(changes).filter(([key, value]) => {
      return value !== undefined && member[key as keyof MemberChanges] !== value;
    });
    if (news.length === 0) return;
    this.#change([{ type: "memberChanged", accountId, changes: Object.fromEntries(news) }]);
  }

  /** A walk. Scaled units; a place off the floor becomes the nearest one on it. */
  move(accountId: AccountId, x: number, y: number): void {
    const place = toScaled(insideFloor(fromScaled([x, y]), this.#needs.floorSize()));
    if (this.#seats.move(accountId, place)) this.#needs.wake(this);
  }

  /** How loud somebody is, 0 to 9. */
  speak(accountId: AccountId, level: number): void {
    if (this.#seats.speak(accountId, level)) this.#needs.wake(this);
  }

  say(accountId: AccountId, message: DownMessage): void {
    this.#listeners.get(accountId)?.send(message);
  }

  /** Something short-lived for everybody in the room. */
  sayToAll(message: DownMessage): void {
    this.#fanOut.send(frameOf(message), [...this.#listeners.values()]);
  }

  /** The changes after `since`, or everything when they are not all kept. */
  resync(accountId: AccountId, since: number): void {
    const outlet = this.#listeners.get(accountId);
    if (outlet === undefined) return;
    const changes = this.#log.since(since);
    if (changes === null) return outlet.send({ type: "roomSnapshot", snapshot: this.snapshot() });
    for (const change of changes) outlet.send(this.#message(change));
  }

  /** Sends what moved since the last tick. True when somebody is behind and wants another tick. */
  tick(): boolean {
    const moved = this.#seats.takeNews();
    const behind = [...this.#behind];
    if (moved !== null) this.#sendPresence(frameOf({ type: "presence", roomId: this.roomId, ...moved }));
    if (behind.length > 0) this.#catchUp(behind);
    return this.#behind.size > 0;
  }

  #sendPresence(frame: Frame): void {
    for (const outlet of this.#listeners.values()) {
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
    const { floorSize, spawn, random } = this.#needs;
    const at = spawn();
    const people = this.#seats.places();
    const place = arrivalPlace({ size: floorSize(), people, random, ...(at !== null && { spawn: at }) });
    const pos = toScaled(place);
    const seat = this.#seats.take(accountId, pos);
    this.#change([{ type: "memberJoined", member: { ...NEWCOMER, accountId, seat, pos } }]);
  }

  #change(patches: readonly RoomPatch[]): void {
    const change = this.#log.append(patches);
    this.#base = applyRoomChange(this.#base, change);
    this.#fanOut.send(frameOf(this.#message(change)), [...this.#listeners.values()]);
  }

  #message(change: { clock: number; patches: readonly RoomPatch[] }): DownMessage {
    return { type: "roomPatches", roomId: this.roomId, clock: change.clock, patches: [...change.patches] };
  }

  #seated(member: RoomMember): RoomMember {
    const seat = this.#seats.of(member.accountId);
    return seat === null ? member : { ...member, pos: [seat.x, seat.y] };
  }
}

/** Microphone and camera are off on coming in, always. */
const NEWCOMER = {
  audioMuted: true,
  videoMuted: true,
  sharingScreen: false,
  hasMegaphone: false,
  forceMutedAudio: false,
  forceMutedVideo: false,
  privateAreaIds: [],
};
