// One space while people are in it. It lives on the node that holds the space's lease and only there.
//
// Life cycle: loaded at the first `hello`, dropped when empty for a while, when its lease is lost or the server drains.
// Sessions call it; it answers through their outlets. Every method is synchronous, so one thing happens at a time.
// Invariants: an account is in the space at most once, and its newest connection wins; whoever is in a room is a member
// of exactly that room's actor; somebody disconnected keeps place and state for `presence.awayForMs` and is then removed.

import { CLOSE_CODES, constants, must } from "@atrium/contract";
import type { AccountId, ConnectionId, DownMessage, Participant, Plan } from "@atrium/contract";
import type { Room, RoomId, SharedSpace, SpaceId, SpacePatch, SpaceRecords, SpaceSnapshot } from "@atrium/contract";
import { broadcastOfChanged, closedInvitations, endedBroadcast } from "@atrium/rules";
import type { MediaAsk, ReadRecords, Viewer } from "@atrium/rules";
import type { Feed } from "../feed/feed.ts";
import { SpaceQueue } from "../queue/spaceQueue.ts";
import type { Ending } from "../sockets/outlet.ts";
import { airOf } from "./air.ts";
import type { Air } from "./air.ts";
import type { ElementsRead } from "./liveElements.ts";
import { endOtherKinds } from "./endOtherKinds.ts";
import { endRevoked } from "./endRevoked.ts";
import { reloadPatches } from "./loadedSpace.ts";
import type { LoadedSpace } from "./loadedSpace.ts";
import type { RoomSet, OpenRoom } from "./roomSet.ts";
import { roomsOfSpace } from "./roomsOfSpace.ts";
import type { Arrival, SpaceActorNeeds } from "./spaceActorNeeds.ts";
import { arriveIn } from "./arriving.ts";
import { Occupants } from "./occupants.ts";
import type { Occupant } from "./occupants.ts";
import { forget, letInAs, noteLeft, shieldChanges } from "./newcomers.ts";
import { arrived, audiencePatch, createSpaceFeed, departed, greetingFrame, mergeParticipant } from "./spaceFeed.ts";
import { NOWHERE } from "./spaceFeed.ts";
import { SpaceTerms } from "./spaceTerms.ts";

export class SpaceActor {
  readonly rooms: RoomSet;
  readonly air: Air;
  readonly spaceId: SpaceId;
  readonly #needs: SpaceActorNeeds;
  readonly #feed: Feed<SpaceRecords>;
  readonly #occupants: Occupants;
  readonly #terms: SpaceTerms;
  readonly #queue: SpaceQueue;

  constructor(loaded: LoadedSpace, needs: SpaceActorNeeds) {
    const { spaceId } = loaded;
    this.spaceId = spaceId;
    this.#needs = needs;
    this.#terms = new SpaceTerms(loaded);
    this.#queue = new SpaceQueue({ clock: needs.clock, places: () => this.#terms.maxOnline, taken: () => this.online });
    this.#occupants = new Occupants(needs.clock);
    this.#feed = createSpaceFeed(spaceId, needs.clock);
    this.#feed.change(reloadPatches(this.records, loaded));
    this.rooms = roomsOfSpace(spaceId, this.#feed, needs);
    this.air = airOf(spaceId, this.#feed, needs);
  }

  /** People inside, including those whose return is awaited. */
  get online(): number {
    return this.#occupants.size;
  }
  get queue(): Pick<SpaceQueue, "accountIds" | "before"> {
    return this.#queue;
  }
  /** For a new arrival: free places belong to those in the queue first. */
  get isFull(): boolean {
    return this.online + this.queue.before(null) >= this.#terms.maxOnline;
  }
  get records(): ReadRecords<SpaceRecords> {
    return this.#feed.records;
  }
  /** The space's own record. */
  get shared(): SharedSpace {
    return must(this.records.get("space", this.spaceId), "a space has a record of itself");
  }
  get plan(): Plan {
    return this.#terms.plan;
  }
  /** Since when the space has been empty and not called, by the steady clock; null while somebody is inside. */
  get emptySinceMs(): number | null {
    return this.#occupants.emptySinceMs;
  }
  /** A call to the space is under way. */
  use(): void {
    this.#occupants.use();
  }

  participant(accountId: AccountId): Participant | null {
    return this.records.get("participant", accountId) ?? null;
  }
  room(roomId: RoomId): Room | null {
    return this.records.get("room", roomId) ?? null;
  }
  /** The space as somebody may see it. */
  snapshotFor(viewer: Viewer): SpaceSnapshot {
    const records = this.#feed.seenBy(viewer) as SpaceSnapshot["records"];
    return { spaceId: this.spaceId, clock: this.#feed.clock, records };
  }
  /** The room somebody is in. Called for every step of everybody. */
  roomOf(accountId: AccountId): OpenRoom | null {
    return this.#occupants.get(accountId)?.open ?? null;
  }
  isConnected(accountId: AccountId): boolean {
    return (this.#occupants.get(accountId)?.outlet ?? null) !== null;
  }

  /** Adds somebody and greets them; if the space is full they wait or go away. Their older connection ends. */
  enter(arrival: Arrival): "in" | "waits" | "away" {
    const { person, sessionId, outlet, replaces } = arrival;
    const { accountId } = person;
    const known = this.#occupants.get(accountId);
    const came = known === null ? this.#queue.come(arrival) : "in";
    if (came !== "in") return came;
    if (known !== null) this.#supersede(accountId, known, known.connectionId === replaces);
    const { connectionId } = outlet;
    const open = known?.open ?? null;
    this.#occupants.put(accountId, { outlet, open, sessionId, connectionId, awayUntilMs: null });
    const roomId = open?.actor.roomId ?? null;
    const inAudience = open?.actor.member(accountId)?.inAudience ?? false;
    this.#feed.change(arrived(person, this.records, { connectionId, roomId, inAudience }));
    this.#feed.listen(accountId, outlet);
    const greeting = { accountId, connectionId, resumeRoomId: roomId, serverTimeMs: this.#needs.clock.nowMs() };
    outlet.deliver(greetingFrame(greeting, this.#feed.snapshotParts(accountId)));
    return came;
  }

  /** The connection was lost: its person keeps their place for a while. A superseded connection changes nothing. */
  lose(accountId: AccountId, connectionId: ConnectionId): void {
    const occupant = this.#occupants.current(accountId, connectionId);
    if (occupant === null) return this.#queue.lose(accountId, connectionId);
    if (occupant.outlet === null) return;
    this.#unplug(accountId, occupant);
    occupant.awayUntilMs = this.#needs.clock.steadyMs() + constants.presence.awayForMs;
    this.#feed.change([mergeParticipant(accountId, { away: true }), ...this.air.lost(accountId)]);
  }

  /** Somebody leaves for good. */
  leave(accountId: AccountId, connectionId: ConnectionId): void {
    if (this.#occupants.current(accountId, connectionId) !== null) this.#remove(accountId);
    else this.#queue.leave(accountId, connectionId);
  }

  /** Ends somebody's visit with a reason; false if they are not here. */
  expel(accountId: AccountId, ending: Ending): boolean {
    this.#queue.expel(accountId, ending);
    const occupant = this.#occupants.get(accountId);
    if (occupant !== null) {
      occupant.outlet?.end(ending);
      this.#remove(accountId);
    }
    // Last: leaving would make them known.
    forget(this.rooms, accountId);
    return occupant !== null;
  }

  /** The sessions of everybody inside or waiting. */
  sessionIds(): string[] {
    return [...this.#occupants.sessionIds(), ...this.#queue.sessionIds()];
  }

  endSession(sessionId: string): void {
    this.#queue.endSession(sessionId);
    for (const accountId of this.#occupants.ofSession(sessionId))
      this.expel(accountId, { closeCode: CLOSE_CODES.unauthorized });
  }

  /** Disconnects everybody at once, without announcing departures: the space continues elsewhere. */
  dissolve(ending: () => Ending): void {
    this.#occupants.dissolve(ending);
    this.#queue.dissolve(ending);
  }

  /** Removes people who have been disconnected too long, and lets those who wait know. */
  sweep(): void {
    for (const accountId of this.#occupants.overdue()) this.#remove(accountId, true);
    this.air.sweep();
    this.#queue.settle();
  }

  /** Moves somebody into a room; null if it is full. A member who reenters keeps place and state. `ahead`: see `RoomSet`. */
  enterRoom(accountId: AccountId, roomId: RoomId, ahead: ElementsRead | null = null): OpenRoom | null {
    const occupant = must(this.#occupants.get(accountId), "only who is here enters rooms");
    const outlet = must(occupant.outlet, "only the connected enter rooms");
    const before = occupant.open;
    const isThere = before?.actor.roomId === roomId;
    if (!isThere && this.rooms.isFull(roomId)) return null;
    const left = before === null || isThere ? [] : this.#leaveRoom(before, accountId);
    const open = this.rooms.open(roomId, ahead);
    open.actor.join(accountId, outlet);
    occupant.open = open;
    if (isThere) return open;
    const held = arriveIn(open, { inSpace: this.records, accountId }, this.#needs.clock.nowMs());
    const inAudience = open.actor.member(accountId)?.inAudience ?? false;
    const counted = inAudience ? [audiencePatch(roomId, open.actor.audience)] : [];
    this.#feed.change([...left, mergeParticipant(accountId, { roomId, inAudience, ...held }), ...counted]);
    return open;
  }

  resync(accountId: AccountId, since: number): void {
    this.#feed.resync(accountId, since);
  }

  /** Sends something to one person, whichever room they are in. */
  say(accountId: AccountId, message: DownMessage): void {
    this.#occupants.get(accountId)?.outlet?.send(message);
  }

  /** Passes on what a rule asked for at the media server. */
  ask({ mediaRoom }: OpenRoom, ask: MediaAsk): void {
    this.#needs.onAsk(mediaRoom, ask);
  }

  /** Changes records of the space. People in a deleted room are told to go elsewhere. */
  change(patches: readonly SpacePatch[]): void {
    const closed = patches.flatMap((patch) => this.#closedRoom(patch));
    this.#feed.change([...closed, ...patches, ...shieldChanges(this.rooms, this.records, patches)]);
    endOtherKinds(this.rooms, patches);
    endRevoked(this.rooms, this.records, patches);
    this.air.settle();
  }

  /** Adopts the state from the database; false if it is older than the state here and must be read again. */
  reload(loaded: LoadedSpace): boolean {
    if (!this.#terms.renew(loaded)) return false;
    this.#queue.settle();
    this.change(reloadPatches(this.records, loaded));
    return true;
  }

  /** Applies one committed change, if new; false if one before it is missing and everything must be read again. */
  revise(revision: number, patches: readonly SpacePatch[]): boolean {
    const turn = this.#terms.turnOf(revision);
    if (turn === "now") this.change(patches);
    return turn !== "tooSoon";
  }

  /** Somebody's profile or role changed. */
  update(accountId: AccountId, changes: Partial<Arrival["person"]>): void {
    const person = mergeParticipant(accountId, { ...changes, ...letInAs(this.participant(accountId), changes) });
    this.change([person, ...broadcastOfChanged(this.records, accountId, changes)]);
    this.roomOf(accountId)?.actor.regard(accountId, changes);
  }

  #closedRoom({ type, kind, id }: SpacePatch): SpacePatch[] {
    const open = type === "gone" && kind === "room" ? this.rooms.find(id as RoomId) : null;
    if (open === null) return [];
    return open.actor.accountIds().flatMap((accountId) => {
      open.actor.say(accountId, { type: "roomClosed", roomId: open.actor.roomId });
      return [...this.#leaveRoom(open, accountId), mergeParticipant(accountId, NOWHERE)];
    });
  }

  #supersede(accountId: AccountId, occupant: Occupant, isReturn: boolean): void {
    const { outlet } = occupant;
    this.#unplug(accountId, occupant);
    if (isReturn) return outlet?.abandon();
    outlet?.end({ closeCode: CLOSE_CODES.newConnection });
    this.roomOf(accountId)?.actor.silence(accountId);
    this.change(endedBroadcast(this.records, accountId));
  }

  #unplug(accountId: AccountId, occupant: Occupant): void {
    occupant.outlet = null;
    this.#feed.unlisten(accountId);
    this.roomOf(accountId)?.actor.unplug(accountId);
  }

  #remove(accountId: AccountId, isLost = false): void {
    this.air.left(accountId, isLost);
    const open = this.roomOf(accountId);
    const left = open === null ? closedInvitations(this.records, accountId) : this.#leaveRoom(open, accountId);
    this.#occupants.remove(accountId);
    this.#feed.unlisten(accountId);
    this.#feed.change([...left, ...departed(this.records, accountId)]);
    this.#queue.settle();
  }

  /** Returns what remains to be announced in the space: the count of a stage's audience. */
  #leaveRoom(open: OpenRoom, accountId: AccountId): SpacePatch[] {
    const occupant = this.#occupants.get(accountId);
    if (occupant !== null) occupant.open = null;
    const { actor } = open;
    const before = actor.audience;
    noteLeft(open, { inSpace: this.records, accountId });
    this.rooms.leave(open, accountId);
    this.#needs.onRoomLeft(open.mediaRoom, accountId);
    this.#feed.change(closedInvitations(this.records, accountId));
    return actor.audience === before ? [] : [audiencePatch(actor.roomId, actor.audience)];
  }
}
