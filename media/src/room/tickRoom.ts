import {
  ConnectionQualityInfo,
  ConnectionQualityUpdate,
  DisconnectReason,
  ParticipantInfo_State,
  SpeakerInfo,
  SpeakersChanged,
  SubscribedCodec,
  SubscribedQuality,
  SubscribedQualityUpdate,
  VideoQuality,
} from "@livekit/protocol";
import type { Moment } from "../clock.ts";
import type { Quality } from "../rtp/peerMedia.ts";
import { connectionQuality, type StreamCounters } from "./connectionQuality.ts";
import type { Participant } from "./participant.ts";
import type { PublishedTrack } from "./track/publishedTrack.ts";
import { QualityWish } from "./track/qualityWish.ts";
import type { Room } from "./room.ts";
import type { SpeakerLevel } from "./speakerMeter.ts";

/** How long a participant stays without a socket. */
const SIGNAL_LOST_MS = 15_000;
/** How long media may take to connect. */
const CONNECT_MS = 30_000;
const SPEAKERS_EVERY_MS = 300;
const WISHES_EVERY_MS = 500;
const ROOM_EVERY_MS = 2000;
const QUALITY_EVERY_MS = 5000;

/** What happens in one room as time passes; call `tick` about every 100 ms. */
export class RoomTicker {
  readonly #room: Room;
  readonly #refreshToken: (participant: Participant, wallMs: number) => void;
  readonly #wishes = new WeakMap<PublishedTrack, QualityWish>();
  readonly #counters = new WeakMap<Participant, StreamCounters>();
  readonly #due = new Map<number, number>();

  constructor(room: Room, refreshToken: (participant: Participant, wallMs: number) => void) {
    this.#room = room;
    this.#refreshToken = refreshToken;
  }

  tick(now: Moment): void {
    this.#room.forEach((member) => this.#tickMember(member, now));
    this.#room.tick();
    const { steadyMs } = now;
    if (this.#isDue(SPEAKERS_EVERY_MS, steadyMs)) this.#tellSpeakers();
    if (this.#isDue(WISHES_EVERY_MS, steadyMs)) {
      this.#tellWishes(steadyMs);
      this.#room.forEach((member) => member.subscriptions.tellStreamStates());
    }
    if (this.#isDue(ROOM_EVERY_MS, steadyMs)) this.#room.tellRoom();
    if (this.#isDue(QUALITY_EVERY_MS, steadyMs)) this.#tellQualities();
  }

  #tickMember(member: Participant, { steadyMs, wallMs }: Moment): void {
    const { signalLostAtMs, state, joined } = member;
    if (signalLostAtMs !== null && steadyMs - signalLostAtMs > SIGNAL_LOST_MS) {
      return this.#room.remove(member, DisconnectReason.SIGNAL_CLOSE);
    }
    if (state === ParticipantInfo_State.JOINED && steadyMs - joined.steadyMs > CONNECT_MS) {
      return this.#room.remove(member, DisconnectReason.CONNECTION_TIMEOUT);
    }
    member.link.negotiate(steadyMs);
    this.#refreshToken(member, wallMs);
  }

  #tellSpeakers(): void {
    const levels = new Map<string, number>();
    this.#room.forEach((member) => levels.set(member.sid, levelOf(member)));
    const { changed, speaking } = this.#room.speakers.observe(levels);
    const news = new Map(changed.map((speaker) => [speaker.sid, speaker]));
    this.#room.forEach((member) => {
      const speakers = newsFor(this.#room, member, { news, speaking });
      if (speakers.length === 0) return;
      const infos = speakers.map((speaker) => new SpeakerInfo({ ...speaker }));
      member.send({ case: "speakersChanged", value: new SpeakersChanged({ speakers: infos }) });
    });
  }

  #tellWishes(steadyMs: number): void {
    this.#room.forEach((member) => {
      for (const track of member.tracks.live()) {
        if (track.kind !== "video") continue;
        const wish = this.#wishes.get(track) ?? new QualityWish();
        this.#wishes.set(track, wish);
        const told = wish.next(track.wantedQuality, steadyMs);
        if (told !== undefined) member.send({ case: "subscribedQualityUpdate", value: qualityUpdate(track, told) });
      }
    });
  }

  #tellQualities(): void {
    const infos = new Map<string, ConnectionQualityInfo>();
    this.#room.forEach((member) => infos.set(member.sid, this.#qualityOf(member)));
    this.#room.forEach((member) => {
      const heard = new Set([member.sid, ...member.subscriptions.all.map(({ track }) => track.owner.sid)]);
      const updates = [...heard].map((sid) => infos.get(sid)).filter((info) => info !== undefined);
      member.send({ case: "connectionQuality", value: new ConnectionQualityUpdate({ updates }) });
    });
  }

  #qualityOf(member: Participant): ConnectionQualityInfo {
    const now = countersOf(member);
    const before = this.#counters.get(member) ?? now;
    this.#counters.set(member, now);
    return new ConnectionQualityInfo({ participantSid: member.sid, ...connectionQuality(before, now) });
  }

  #isDue(everyMs: number, steadyMs: number): boolean {
    if (steadyMs < (this.#due.get(everyMs) ?? 0)) return false;
    this.#due.set(everyMs, steadyMs + everyMs);
    return true;
  }
}

function levelOf(member: Participant): number {
  const heard = member.tracks.live().filter((track) => track.kind === "audio" && !track.info.muted);
  return Math.min(127, ...heard.map((track) => track.up?.takeAudioLevel() ?? 127));
}

/**
 * The speaker changes a client gets: of itself and of participants it is subscribed to; after unsubscribing, they are
 * reported silent.
 */
function newsFor(
  room: Room,
  member: Participant,
  { news, speaking }: { news: ReadonlyMap<string, SpeakerLevel>; speaking: ReadonlyMap<string, SpeakerLevel> },
): SpeakerLevel[] {
  const told: SpeakerLevel[] = [];
  for (const speaker of speaking.values()) {
    const isNew = !member.heardSpeaking.has(speaker.sid) || news.has(speaker.sid);
    if (!isNew || !hears(room, member, speaker.sid)) continue;
    member.heardSpeaking.add(speaker.sid);
    told.push(speaker);
  }
  for (const sid of member.heardSpeaking) {
    if (speaking.has(sid) && hears(room, member, sid)) continue;
    member.heardSpeaking.delete(sid);
    told.push({ sid, level: 0, active: false });
  }
  return told;
}

function hears(room: Room, member: Participant, speakerSid: string): boolean {
  if (member.sid === speakerSid) return true;
  const tracks = room.memberOfSid(speakerSid)?.tracks.live() ?? [];
  return tracks.some((track) => track.kind === "audio" && member.subscriptions.has(track.sid));
}

const QUALITIES = [VideoQuality.LOW, VideoQuality.MEDIUM, VideoQuality.HIGH] as const;

function qualityUpdate(track: PublishedTrack, best: Quality | null): SubscribedQualityUpdate {
  const qualities = QUALITIES.map((quality) => new SubscribedQuality({ quality, enabled: quality <= (best ?? -1) }));
  const codec = track.mime.split("/")[1] ?? "";
  return new SubscribedQualityUpdate({
    trackSid: track.sid,
    subscribedQualities: qualities,
    subscribedCodecs: [new SubscribedCodec({ codec, qualities })],
  });
}

function countersOf(member: Participant): StreamCounters {
  const counters = { received: 0, lost: 0, sent: 0, resent: 0 };
  for (const track of member.tracks.live()) {
    const { packets = 0, lost = 0 } = track.up?.stats() ?? {};
    counters.received += packets;
    counters.lost += lost;
  }
  for (const { down } of member.subscriptions.all) {
    const { packets = 0, resent = 0 } = down?.stats() ?? {};
    counters.sent += packets;
    counters.resent += resent;
  }
  return counters;
}
