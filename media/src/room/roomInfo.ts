import { Codec, Room as RoomInfo } from "@livekit/protocol";
import { ANNOUNCED_MIMES } from "../sdp/codecs.ts";
import type { Moment } from "../clock.ts";
import type { Participant } from "./participant.ts";

export interface RoomOptions {
  name: string;
  sid: string;
  created: Moment;
  metadata: string;
  /** How long an empty room is kept, before its first participant and after the last. */
  emptyTimeoutMs: number;
  departureTimeoutMs: number;
  /** 0 for no limit. */
  maxParticipants: number;
}

interface RoomFacts {
  options: RoomOptions;
  metadata: string;
  members: readonly Participant[];
}

/** What clients and the server API see of a room itself; hidden participants do not count. */
export function roomInfo({ options, metadata, members }: RoomFacts): RoomInfo {
  const { name, sid, created, emptyTimeoutMs, departureTimeoutMs, maxParticipants } = options;
  const visible = members.filter((member) => !member.isHidden);
  return new RoomInfo({
    name,
    sid,
    metadata,
    emptyTimeout: emptyTimeoutMs / 1000,
    departureTimeout: departureTimeoutMs / 1000,
    maxParticipants,
    creationTime: BigInt(Math.floor(created.wallMs / 1000)),
    creationTimeMs: BigInt(created.wallMs),
    enabledCodecs: ANNOUNCED_MIMES.map((mime) => new Codec({ mime })),
    numParticipants: visible.length,
    numPublishers: visible.filter((member) => member.tracks.live().length > 0).length,
    activeRecording: members.some((member) => member.permission.recorder),
  });
}
