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
 * Bytes that one person's changes may send to all others together. On a stage of 5000 an announcement is 2.5 MB, and a
 * second one may follow at once; of faster changes only the last state is sent.
 */
const ANNOUNCED_BYTES = { atOnce: 4 * 1024 * 1024, perSecond: 4 * 1024 * 1024 };
/** Sending costs at least as much as this many bytes. */
const LEAST_SENT_BYTES = 1024;
/** Subscriptions that one person's rules may make others re-evaluate. Each costs about ten microseconds. */
const RULED = { atOnce: 4000, perSecond: 4000 };

export interface RoomNeeds {
  steadyMs(): number;
  /** Runs the task after the current messages. */
  soon(task: () => void): void;
  /** One of our faults has ended one participant. */
  report(fault: unknown): void;
}

/**
 * The people of one media room and what they publish. Everybody is told of everybody (except hidden ones); subscriptions
 * follow the tracks. Subscription changes are collected and go out in `flush`, so that one negotiation covers many.
 * Sockets, joining and the clock are elsewhere: see joinRoom, handleSignal and tickRoom.
 * Everything done for one participant runs in `guard` (or `forEach`): a fault there ends that participant alone.
 */
export class Room {
  readonly options: RoomOptions;
  readonly speakers = new SpeakerMeter();
  metadata: string;
  /** What the server API said about people here, present or not. */
  readonly doors: Doors;
  /** Identities that asked not to be reached over UDP. */
  readonly tcpOnly = new Set<string>();
  /** Since when the room has been empty; null while it is not. */
  emptySinceMs: number | null;
  /** Whether anybody was ever here. */
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

  /** Ends a participation. The client is told why, if its socket is open. */
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

  /** Runs what one participant asked for, or what is due for it. A fault there ends that participation only. */
  guard(participant: Participant, task: () => void): void {
    try {
      task();
    } catch (fault) {
      this.#needs.report(fault);
      this.expel(participant);
    }
  }

  /** Runs `task` for every participant, each guarded separately. */
  forEach(task: (member: Participant) => void): void {
    for (const member of this.#members.values()) this.guard(member, () => task(member));
  }

  /** Ends a participation after one of our faults; the client may join again. */
  expel(participant: Participant): void {
    const [reason, action] = [DisconnectReason.STATE_MISMATCH, LeaveRequest_Action.RECONNECT];
    if (this.#members.get(participant.identity) === participant) return this.remove(participant, reason, action);
    this.#part(participant, { reason, action });
  }

  /** Sends everybody a participant's current state. */
  announce(participant: Participant, reason?: DisconnectReason): void {
    this.#news.done(participant, this.#tell(participant, reason));
  }

  /** Returns what it costs, in bytes. */
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

  /** To the others, a participant that becomes hidden has left. */
  hide(participant: Participant): void {
    const info = participant.info();
    info.state = ParticipantInfo_State.DISCONNECTED;
    const message: ServerMessage = { case: "update", value: new ParticipantUpdate({ participants: [info] }) };
    this.forEach((member) => {
      if (member !== participant) member.send(message);
    });
  }

  /** Tells everybody that a participant has changed: at once, or a little later if it changes too often. */
  changed(participant: Participant): void {
    participant.touch();
    this.#news.changed(participant);
  }

  /** Who may receive this publisher's tracks has changed. */
  ruleChanged(publisher: Participant): void {
    this.#rules.changed(publisher);
  }

  /** Applies delayed changes that are due; call often. */
  tick(): void {
    this.#news.tick();
    this.#rules.tick();
  }

  /** Returns how many subscriptions it affected. */
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

  /** Tracks of one publisher whose sections were negotiated, and tracks it stopped. */
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

  /** Re-evaluates subscriptions to these tracks for everybody, after a change of permissions or wishes. */
  considerTracks(tracks: readonly PublishedTrack[]): void {
    this.forEach((member) => tracks.forEach((track) => member.subscriptions.consider(track)));
    this.flush();
  }

  /** Re-evaluates every track for this subscriber, after a change of its permission. */
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

  /** Tells everybody about the room itself, if it differs from what was last sent. */
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

  /** The last message to a participant. A failure here is reported and blocks nothing else. */
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
