// One space while people are in it. It lives on the node that holds the space's lease and only there.
//
// Life: loaded at the first `hello` for the space, dropped when it has been empty for a while, when the lease is lost or
// when the server drains. Sessions call it; it answers through their outlets. Every method runs to its end without
// waiting, so one thing happens at a time.
// Always true: an account is in the space at most once, its newest connection wins; whoever is in a room is a member of
// exactly that room's actor; who is away keeps place and state for `presence.awayForMs` and is then gone.

import { CLOSE_CODES, PROTOCOL, constants, must } from "@atrium/contract";
import type { AccountId, ConnectionId, Participant, RoomId, SpaceId, SpacePatch } from "@atrium/contract";
import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../../platform/clock.ts";
import type { LoadedSpace } from "./loadedSpace.ts";
import type { Ending, Outlet } from "../sockets/outlet.ts";
import type { Ticking } from "./presenceTicks.ts";
import { RoomSet } from "./roomSet.ts";
import type { OpenRoom } from "./roomSet.ts";
import { SpaceFeed } from "./spaceFeed.ts";

export interface SpaceActorNeeds {
  clock: Clock;
  random: () => number;
  newMediaRoom: (spaceId: SpaceId) => string;
  /** A room at the media server is not used any more. */
  onMediaOver: (mediaRoom: string) => void;
  /** Asks for a presence tick of the room. */
  wake: (room: Ticking) => void;
  /** Somebody is no longer in a room: their media there ends too. */
  onRoomLeft: (mediaRoom: string, accountId: AccountId) => void;
}

/** Somebody at the door whose right to enter is checked. */
export interface Arrival {
  person: Omit<Participant, "connectionId" | "roomId" | "away">;
  sessionId: string;
  outlet: Outlet;
  /** The connection they had before, as they say. */
  replaces: ConnectionId | null;
}

interface Visitor {
  outlet: Outlet | null;
  /** The room they are in. */
  open: OpenRoom | null;
  sessionId: string;
  connectionId: ConnectionId;
  awayUntilMs: number | null;
}

export class SpaceActor {
  readonly #needs: SpaceActorNeeds;
  readonly #feed: SpaceFeed;
  readonly #rooms: RoomSet;
  readonly #visitors = new Map<AccountId, Visitor>();
  #maxOnline: number;
  #emptySinceMs: number | null;

  constructor(loaded: LoadedSpace, needs: SpaceActorNeeds) {
    this.#needs = needs;
    this.#maxOnline = loaded.maxOnline;
    this.#emptySinceMs = needs.clock.steadyMs();
    const { id: spaceId } = loaded.space;
    const rooms = Object.fromEntries(loaded.rooms.map((room) => [room.id, room]));
    this.#feed = new SpaceFeed({ spaceId, clock: 0, space: loaded.space, rooms, participants: {} }, needs.clock);
    const roomNeeds = { ...needs, newMediaRoom: () => needs.newMediaRoom(spaceId) };
    this.#rooms = new RoomSet(roomNeeds, (roomId) => this.#feed.state.rooms[roomId] ?? null);
  }

  get spaceId(): SpaceId {
    return this.#feed.state.spaceId;
  }
  /** People inside, those awaited back included. */
  get online(): number {
    return this.#visitors.size;
  }
  get isFull(): boolean {
    return this.online >= this.#maxOnline;
  }
  get state() {
    return this.#feed.state;
  }
  get rooms(): RoomSet {
    return this.#rooms;
  }
  /** Since when nobody is inside, by the steady clock; null while somebody is. */
  get emptySinceMs(): number | null {
    return this.#emptySinceMs;
  }

  participant(accountId: AccountId): Participant | null {
    return this.#feed.state.participants[accountId] ?? null;
  }
  /** The room somebody is in. Asked for every step of everybody. */
  roomOf(accountId: AccountId): OpenRoom | null {
    return this.#visitors.get(accountId)?.open ?? null;
  }
  isConnected(accountId: AccountId): boolean {
    return (this.#visitors.get(accountId)?.outlet ?? null) !== null;
  }

  /** Lets somebody in and greets them; false when the space is full. An older connection of theirs ends. */
  enter({ person, sessionId, outlet, replaces }: Arrival): boolean {
    const { accountId } = person;
    const known = this.#visitors.get(accountId);
    if (known === undefined && this.isFull) return false;
    const isReturn = known !== undefined && known.connectionId === replaces;
    if (known !== undefined) this.#supersede(accountId, known, isReturn);
    const { connectionId } = outlet;
    const open = known?.open ?? null;
    this.#visitors.set(accountId, { outlet, open, sessionId, connectionId, awayUntilMs: null });
    this.#emptySinceMs = null;
    const roomId = open?.actor.roomId ?? null;
    this.#feed.change([{ type: "participantPut", participant: { ...person, connectionId, roomId, away: false } }]);
    outlet.send({
      type: "connected",
      protocol: PROTOCOL,
      accountId,
      connectionId,
      serverTimeMs: this.#needs.clock.nowMs(),
      resumeRoomId: roomId,
      snapshot: this.#feed.snapshotFor(accountId),
    });
    this.#feed.listen(accountId, outlet);
    return true;
  }

  /** A socket broke: its person keeps their place for a while. A connection that was superseded changes nothing. */
  lose(accountId: AccountId, connectionId: ConnectionId): void {
    const visitor = this.#current(accountId, connectionId);
    if (visitor === null || visitor.outlet === null) return;
    this.#unplug(accountId, visitor);
    visitor.awayUntilMs = this.#needs.clock.steadyMs() + constants.presence.awayForMs;
    this.#feed.change([{ type: "participantAway", accountId, away: true }]);
  }

  /** Somebody goes for good. */
  leave(accountId: AccountId, connectionId: ConnectionId): void {
    if (this.#current(accountId, connectionId) !== null) this.#remove(accountId);
  }

  /** Ends somebody's visit with a reason; false when they are not here. */
  expel(accountId: AccountId, ending: Ending): boolean {
    const visitor = this.#visitors.get(accountId);
    if (visitor === undefined) return false;
    visitor.outlet?.end(ending);
    this.#remove(accountId);
    return true;
  }

  /** The sessions people came with. */
  sessionIds(): string[] {
    return [...this.#visitors.values()].map((visitor) => visitor.sessionId);
  }

  endSession(sessionId: string): void {
    for (const [accountId, visitor] of this.#visitors) {
      if (visitor.sessionId === sessionId) this.expel(accountId, { closeCode: CLOSE_CODES.unauthorized });
    }
  }

  /** Sends everybody away at once, without goodbyes among them: the space goes on elsewhere. */
  dissolve(ending: () => Ending): void {
    for (const visitor of this.#visitors.values()) visitor.outlet?.end(ending());
    this.#visitors.clear();
  }

  /** Removes those who were away too long. */
  sweep(): void {
    const steadyMs = this.#needs.clock.steadyMs();
    for (const [accountId, { awayUntilMs }] of this.#visitors) {
      if (awayUntilMs !== null && awayUntilMs <= steadyMs) this.#remove(accountId);
    }
  }

  /** Goes into a room out of the one before; null when it is full. A member coming again keeps place and state. */
  enterRoom(accountId: AccountId, roomId: RoomId): OpenRoom | null {
    const visitor = must(this.#visitors.get(accountId), "only who is here enters rooms");
    const outlet = must(visitor.outlet, "only the connected enter rooms");
    const before = visitor.open;
    const isThere = before?.actor.roomId === roomId;
    if (!isThere && this.#rooms.isFull(roomId)) return null;
    if (before !== null && !isThere) this.#leaveRoom(before, accountId);
    const open = this.#rooms.open(roomId);
    open.actor.join(accountId, outlet);
    visitor.open = open;
    if (!isThere) this.#feed.change([{ type: "participantMoved", accountId, roomId }]);
    return open;
  }

  resync(accountId: AccountId, since: number): void {
    this.#feed.resync(accountId, since);
  }

  /** Takes over what changed in the database. People in a room that is gone are told to go elsewhere. */
  reload(loaded: LoadedSpace): void {
    this.#maxOnline = loaded.maxOnline;
    const { space, rooms } = this.#feed.state;
    const patches: SpacePatch[] = [];
    if (!isDeepStrictEqual(space, loaded.space)) patches.push({ type: "spaceChanged", space: loaded.space });
    for (const room of loaded.rooms) {
      if (!isDeepStrictEqual(rooms[room.id], room)) patches.push({ type: "roomPut", room });
    }
    const kept = new Set(loaded.rooms.map((room) => room.id));
    for (const { id: roomId } of Object.values(rooms)) {
      if (!kept.has(roomId)) patches.push(...this.#closeRoom(roomId), { type: "roomGone", roomId });
    }
    if (patches.length > 0) this.#feed.change(patches);
  }

  /** Somebody's profile or role changed. */
  update(accountId: AccountId, changes: Partial<Arrival["person"]>): void {
    const participant = this.participant(accountId);
    if (participant === null) return;
    const changed = { ...participant, ...changes };
    if (!isDeepStrictEqual(changed, participant)) this.#feed.change([{ type: "participantPut", participant: changed }]);
  }

  #closeRoom(roomId: RoomId): SpacePatch[] {
    const open = this.#rooms.find(roomId);
    if (open === null) return [];
    const accountIds = open.actor.accountIds();
    for (const accountId of accountIds) {
      open.actor.say(accountId, { type: "roomClosed", roomId });
      this.#leaveRoom(open, accountId);
    }
    return accountIds.map((accountId) => ({ type: "participantMoved", accountId, roomId: null }));
  }

  #supersede(accountId: AccountId, visitor: Visitor, isReturn: boolean): void {
    const { outlet } = visitor;
    this.#unplug(accountId, visitor);
    if (isReturn) return outlet?.abandon();
    outlet?.end({ closeCode: CLOSE_CODES.newConnection });
    this.roomOf(accountId)?.actor.change(accountId, NOTHING_SENT);
  }

  #unplug(accountId: AccountId, visitor: Visitor): void {
    visitor.outlet = null;
    this.#feed.unlisten(accountId);
    this.roomOf(accountId)?.actor.unplug(accountId);
  }

  #remove(accountId: AccountId): void {
    const open = this.roomOf(accountId);
    if (open !== null) this.#leaveRoom(open, accountId);
    this.#visitors.delete(accountId);
    this.#feed.unlisten(accountId);
    this.#feed.change([{ type: "participantGone", accountId }]);
    if (this.#visitors.size === 0) this.#emptySinceMs = this.#needs.clock.steadyMs();
  }

  #leaveRoom(open: OpenRoom, accountId: AccountId): void {
    const visitor = this.#visitors.get(accountId);
    if (visitor !== undefined) visitor.open = null;
    open.actor.leave(accountId);
    this.#rooms.closeIfEmpty(open.actor.roomId);
    this.#needs.onRoomLeft(open.mediaRoom, accountId);
  }

  #current(accountId: AccountId, connectionId: ConnectionId): Visitor | null {
    const visitor = this.#visitors.get(accountId);
    return visitor?.connectionId === connectionId ? visitor : null;
  }
}

/** Another tab took over: what the older one sent is over. */
const NOTHING_SENT = { audioMuted: true, videoMuted: true, sharingScreen: false, hasMegaphone: false };
