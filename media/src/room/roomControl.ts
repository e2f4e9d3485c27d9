import {
  type CreateRoomRequest,
  MuteTrackRequest,
  type ParticipantInfo,
  type Room as RoomInfo,
  type TrackInfo,
  type UpdateParticipantRequest,
} from "@livekit/protocol";
import type { Doors } from "./doors.ts";
import { applyMetadata } from "./metadata.ts";
import type { Participant } from "./participant.ts";
import { permissionOfMessage } from "./track/permission.ts";
import type { PublishedTrack } from "./track/publishedTrack.ts";
import type { Room } from "./room.ts";
import type { RoomDirectory } from "./roomDirectory.ts";

/** Creates a room, or returns the one of that name. */
export function createRoom(rooms: RoomDirectory, request: CreateRoomRequest): RoomInfo {
  const { name, metadata, maxParticipants, emptyTimeout, departureTimeout } = request;
  const settings = {
    metadata,
    maxParticipants,
    emptyTimeoutSeconds: emptyTimeout,
    departureTimeoutSeconds: departureTimeout,
  };
  return rooms.open(name, settings).info();
}

/** Mutes at once, whatever the client does; it is told, and may unmute itself if it may publish. */
export function muteTrack(room: Room, mute: { owner: Participant; track: PublishedTrack; muted: boolean }): TrackInfo {
  const { owner, track, muted } = mute;
  if (track.info.muted !== muted) {
    track.setMuted(muted);
    owner.send({ case: "mute", value: new MuteTrackRequest({ sid: track.sid, muted }) });
    room.changed(owner);
  }
  return track.info;
}

/** Keeps the current permission for this identity, present or not, so that an older token cannot undo it. */
export function keepCorrection(doors: Doors, request: UpdateParticipantRequest, wallMs: number): void {
  const { identity, name, metadata, attributes } = request;
  const permission = request.permission ? permissionOfMessage(request.permission) : null;
  doors.correct(identity, { name, metadata, attributes, permission }, Math.floor(wallMs / 1000));
}

/** Null if name, metadata or attributes are too long. */
export function updateParticipant(
  room: Room,
  participant: Participant,
  request: UpdateParticipantRequest,
): ParticipantInfo | null {
  const { name, metadata, attributes, permission } = request;
  if (!applyMetadata(participant, { name, metadata, attributes })) return null;
  const wasHidden = participant.isHidden;
  if (permission) participant.permission = permissionOfMessage(permission);
  for (const track of participant.forbiddenTracks) room.endTrack(participant, track);
  if (permission) room.considerSubscriber(participant);
  if (participant.isHidden && !wasHidden) room.hide(participant);
  participant.tokenGivenWallMs = 0;
  room.changed(participant);
  return participant.info();
}
