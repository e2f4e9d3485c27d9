import {
  DisconnectReason,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo_State,
  ParticipantUpdate,
  type Room as RoomInfo,
  RoomUpdate,
  SignalResponse,
  TrackUnpublishedResponse,
} from "@livekit/protocol";
import type { Doors } from "./doors.ts";
import type { Participant } from "./participant.ts";
import type { ServerMessage } from "./link/peerLink.ts";
import type { PublishedTrack, TrackOwner } from "./track/publishedTrack.ts";
import { PacedChanges } from "./pacedChanges.ts";
import { roomInfo, type RoomOptions } from "./roomInfo.ts";
import { SpeakerMeter } from "./speakerMeter.ts";

/**
 * Bytes that one person's changes may send to all the others together. On a stage of 5000 an announcement has 2.5 MB,
 * and the second follows the first at once; what a client changes faster is told in its last state.
 */
const ANNOUNCED_BYTES = { atOnce: 4 * 1024 * 1024, perSecond: 4 * 1024 * 1024 };
/** Sending costs as much as so many bytes, however few there are. */
const LEAST_SENT_BYTES = 1024;
/** Subscriptions that one person's rules may make others look at. Each costs some ten microseconds. */
const RULED = { atOnce: 4000, perSecond: 4000 };

export interface RoomNeeds {
  steadyMs(): number;
  /** Runs the task once the current messages are through. */
  soon(task: () => void): void;
  /** A fault of ours that has ended one participant. */
  report(fault: unknown): void;
}

/**
 * The people of one media room and what they publish. Everybody is told of everybody (but the hidden), subscriptions
 * follow the tracks. Changes of subscriptions gather in `flush`, so that one negotiation serves many of them.
 * Sockets, joining and the clock are outside: see joinRoom, handleSignal and tickRoom.
 * Whatever is done for one participant runs in `guard` (or `forEach`): a fault there ends that participant alone.
 */
export class Room {
  readonly options: RoomOptions;
  readonly speakers = new SpeakerMeter();
  metadata: string;
  /** What the server API said of people here, whether they are or not. */
  readonly doors: Doors;
  /** Identities that asked not to be reached by UDP. */
  readonly tcpOnly = new Set<string>();
  /** Since when nobody is here; null while somebody is. */
  emptySinceMs: number | null;
  /** Whether anybody ever was here. */
  wasUsed = false;
  readonly #members = new Map<string, Participant>();
  readonly #needs: RoomNeeds;
  readonly #news: PacedChanges;
  readonly #rules: PacedChanges;
  #flushing = false;
  #told = "";

  constructor(options: RoomOptions, doors: Doors, needs: RoomNeeds) {
    this.options = options;
    this.doors = doors;
    this.metadata = options.metadata;
    this.emptySinceMs = options.created.steadyMs;
    this.#needs = needs;
    const steadyMs = (): number => needs.steadyMs();
    this.#news = new PacedChanges(ANNOUNCED_BYTES, { steadyMs, act: (participant) => this.#tell(participant) });
    this.#rules = new PacedChanges(RULED, { steadyMs, act: (participant) => this.#applyRule(participant) });
  }

  get members(): readonly Participant[] {
    return [...this.#members.values()];
  }

  memberOf(identity: string): Participant | null {
    return this.#members.get(identity) ?? null;
  }

  memberOfSid(sid: string): Participant | null {
    return this.members.find((member) => member.sid === sid) ?? null;
  }

  trackOf(sid: string): PublishedTrack | null {
    for (const member of this.#members.values()) {
      const track = member.tracks.get(sid);
      if (track) return track;
    }
    return null;
  }

  get isFull(): boolean {
    const limit = this.options.maxParticipants;
    return limit > 0 && this.#members.size >= limit;
  }

  add(participant: Participant): void {
    this.#members.set(participant.identity, participant);
    this.emptySinceMs = null;
    this.wasUsed = true;
    this.announce(participant);
  }

  /** Ends a participation. The client is told why, unless its socket is gone. */
  remove(participant: Participant, reason: DisconnectReason, action = LeaveRequest_Action.DISCONNECT): void {
    if (this.#members.get(participant.identity) !== participant) return;
    this.#members.delete(participant.identity);
    for (const track of participant.tracks.all) this.#endForAll(track);
    participant.state = ParticipantInfo_State.DISCONNECTED;
    participant.touch();
    this.#part(participant, { reason, action });
    if (this.#members.size === 0) this.emptySinceMs = this.#needs.steadyMs();
    this.announce(participant, reason);
    this.flush();
  }

  /** Runs what one participant asked for, or what is due for it. A fault there ends its participation and no other. */
  guard(participant: Participant, task: () => void): void {
    try {
      task();
    } catch (fault) {
      this.#needs.report(fault);
      this.expel(participant);
    }
  }

  /** Does something for every participant, each guarded by itself. */
  forEach(task: (member: Participant) => void): void {
    for (const member of this.#members.values()) this.guard(member, () => task(member));
  }

  /** Ends a participation that met a fault of ours; the client may come in anew. */
  expel(participant: Participant): void {
    const [reason, action] = [DisconnectReason.STATE_MISMATCH, LeaveRequest_Action.RECONNECT];
    if (this.#members.get(participant.identity) === participant) return this.remove(participant, reason, action);
    this.#part(participant, { reason, action });
  }

  /** Tells everybody of a participant as it is now. */
  announce(participant: Participant, reason?: DisconnectReason): void {
    this.#news.done(participant, this.#tell(participant, reason));
  }

  /** Answers what it costs, in bytes. */
  #tell(participant: Participant, reason?: DisconnectReason): number {
    const participants = [participant.info(reason)];
    const message: ServerMessage = { case: "update", value: new ParticipantUpdate({ participants }) };
    const bytes = new SignalResponse({ message }).toBinary();
    const cost = Math.max(bytes.length, LEAST_SENT_BYTES);
    if (participant.isHidden) {
      participant.signal?.sendBytes(bytes);
      return cost;
    }
    this.forEach((member) => member.signal?.sendBytes(bytes));
    return cost * this.#members.size;
  }

  /** To the others a participant that hides has left. */
  hide(participant: Participant): void {
    const info = participant.info();
    info.state = ParticipantInfo_State.DISCONNECTED;
    const message: ServerMessage = { case: "update", value: new ParticipantUpdate({ participants: [info] }) };
    this.forEach((member) => {
      if (member !== participant) member.send(message);
    });
  }

  /** Tells everybody that a participant has changed, at once or, of one who changes without rest, a little later. */
  changed(participant: Participant): void {
    participant.touch();
    this.#news.changed(participant);
  }

  /** Who may receive somebody's tracks is another now. */
  ruleChanged(publisher: Participant): void {
    this.#rules.changed(publisher);
  }

  /** Does what waits of those who change without rest; call often. */
  tick(): void {
    this.#news.tick();
    this.#rules.tick();
  }

  /** Answers how many subscriptions it concerned. */
  #applyRule(publisher: Participant): number {
    if (this.#members.get(publisher.identity) !== publisher) return 0;
    const live = publisher.tracks.live();
    this.considerTracks(live);
    return live.length * this.#members.size;
  }

  sendTo(owner: TrackOwner, message: ServerMessage): void {
    const member = this.#members.get(owner.identity);
    if (member?.sid === owner.sid) this.guard(member, () => member.send(message));
  }

  sendToAll(message: ServerMessage): void {
    const bytes = new SignalResponse({ message }).toBinary();
    this.forEach((member) => member.signal?.sendBytes(bytes));
  }

  /** Tracks of one publisher whose sections were negotiated, and those it stopped. */
  changeTracks(publisher: Participant, live: readonly PublishedTrack[], gone: readonly PublishedTrack[]): void {
    for (const track of gone) this.endTrack(publisher, track);
    if (live.length === 0) return;
    this.changed(publisher);
    this.considerTracks(live);
  }

  /** Ends a published track and tells its publisher. */
  endTrack(publisher: Participant, track: PublishedTrack): void {
    this.#endForAll(track);
    publisher.tracks.remove(track);
    track.close();
    publisher.send({ case: "trackUnpublished", value: new TrackUnpublishedResponse({ trackSid: track.sid }) });
    this.changed(publisher);
    this.flush();
  }

  /** Permissions or wishes may have changed for these tracks, for everybody. */
  considerTracks(tracks: readonly PublishedTrack[]): void {
    this.forEach((member) => tracks.forEach((track) => member.subscriptions.consider(track)));
    this.flush();
  }

  /** Permissions of this subscriber may have changed for every track. */
  considerSubscriber(subscriber: Participant): void {
    for (const member of this.#members.values()) {
      for (const track of member.tracks.live()) subscriber.subscriptions.consider(track);
    }
    this.flush();
  }

  flush(): void {
    if (this.#flushing) return;
    this.#flushing = true;
    this.#needs.soon(() => {
      this.#flushing = false;
      this.forEach((member) => member.link.negotiate(this.#needs.steadyMs()));
    });
  }

  info(): RoomInfo {
    return roomInfo(this);
  }

  /** Tells everybody of the room itself, where that differs from what was last told. */
  tellRoom(): void {
    const room = this.info();
    const told = room.toJsonString();
    if (told === this.#told) return;
    this.#told = told;
    this.sendToAll({ case: "roomUpdate", value: new RoomUpdate({ room }) });
  }

  #endForAll(track: PublishedTrack): void {
    this.forEach((member) => member.subscriptions.forget(track));
  }

  /** The last word to a participant. What breaks here is reported and holds up nothing else. */
  #part(participant: Participant, why: { reason: DisconnectReason; action: LeaveRequest_Action }): void {
    const { signal } = participant;
    participant.signal = null;
    const canReconnect = why.action !== LeaveRequest_Action.DISCONNECT;
    const steps = [
      () => signal?.send({ case: "leave", value: new LeaveRequest({ ...why, canReconnect }) }),
      () => signal?.close(),
      () => participant.close(),
    ];
    for (const step of steps) {
      try {
        step();
      } catch (fault) {
        this.#needs.report(fault);
      }
    }
  }
}
