import {
  CreateRoomRequest,
  DeleteRoomRequest,
  DeleteRoomResponse,
  DisconnectReason,
  ListParticipantsRequest,
  ListParticipantsResponse,
  ListRoomsRequest,
  ListRoomsResponse,
  MuteRoomTrackRequest,
  MuteRoomTrackResponse,
  RemoveParticipantResponse,
  RoomParticipantIdentity,
  SendDataRequest,
  SendDataResponse,
  UpdateParticipantRequest,
  UpdateRoomMetadataRequest,
  UpdateSubscriptionsRequest,
  UpdateSubscriptionsResponse,
} from "@livekit/protocol";
import { sendServerData } from "../room/dataRelay.ts";
import { updateSubscription } from "../room/handleSignal.ts";
import { isShortEnough } from "../room/metadata.ts";
import type { Participant } from "../room/participant.ts";
import type { Room } from "../room/room.ts";
import { createRoom, keepCorrection, muteTrack, updateParticipant } from "../room/roomControl.ts";
import type { RoomDirectory } from "../room/roomDirectory.ts";
import type { VideoGrants } from "../signal/accessToken.ts";
import { type Message, twirpMethod, type TwirpMethod } from "./twirpMethod.ts";
import { type TwirpError, twirpError } from "./twirpError.ts";

const MAX_METADATA = 64 * 1024;

/** The methods of `livekit.RoomService` by name. `mayOpen` says whether a room of this name may be opened now. */
export function roomService(
  rooms: RoomDirectory,
  mayOpen: (name: string) => boolean,
): ReadonlyMap<string, TwirpMethod> {
  return new Map([...roomMethods(rooms, mayOpen), ...participantMethods(rooms), ...mediaMethods(rooms)]);
}

function roomMethods(rooms: RoomDirectory, mayOpen: (name: string) => boolean): [string, TwirpMethod][] {
  const create = twirpMethod(CreateRoomRequest, mayCreate, (request) => {
    if (request.name === "") return twirpError("invalid_argument", "name is missing");
    return mayOpen(request.name) ? createRoom(rooms, request) : twirpError("resource_exhausted", "the server is full");
  });
  const list = twirpMethod(ListRoomsRequest, mayList, ({ names }) => {
    const wanted = rooms.rooms.filter((room) => names.length === 0 || names.includes(room.options.name));
    return new ListRoomsResponse({ rooms: wanted.map((room) => room.info()) });
  });
  const remove = twirpMethod(DeleteRoomRequest, mayCreate, (request) =>
    inRoom(rooms, request, (room) => {
      rooms.close(room, DisconnectReason.ROOM_DELETED);
      return new DeleteRoomResponse();
    }),
  );
  const update = twirpMethod(UpdateRoomMetadataRequest, mayAdminister, (request) =>
    inRoom(rooms, request, (room) => {
      if (request.metadata.length > MAX_METADATA) return twirpError("invalid_argument", "metadata is too long");
      room.metadata = request.metadata;
      room.tellRoom();
      return room.info();
    }),
  );
  return [
    ["CreateRoom", create],
    ["ListRooms", list],
    ["DeleteRoom", remove],
    ["UpdateRoomMetadata", update],
  ];
}

function participantMethods(rooms: RoomDirectory): [string, TwirpMethod][] {
  const list = twirpMethod(ListParticipantsRequest, mayAdminister, (request) => {
    const members = rooms.get(request.room)?.members ?? [];
    return new ListParticipantsResponse({ participants: members.map((member) => member.info()) });
  });
  const get = twirpMethod(RoomParticipantIdentity, mayAdminister, (request) =>
    withMember(rooms, request, (_room, member) => member.info()),
  );
  const remove = twirpMethod(RoomParticipantIdentity, mayAdminister, (request) => {
    // Somebody who is not here now could still return with an old token.
    const revokeBefore = Number(request.revokeTokenTs);
    if (revokeBefore > 0) rooms.doorsOf(request.room).revoke(request.identity, revokeBefore);
    return withMember(rooms, request, (room, member) => {
      room.remove(member, DisconnectReason.PARTICIPANT_REMOVED);
      return new RemoveParticipantResponse();
    });
  });
  const update = twirpMethod(UpdateParticipantRequest, mayAdminister, (request) => {
    if (!isShortEnough(request)) return twirpError("invalid_argument", "name or metadata is too long");
    keepCorrection(rooms.doorsOf(request.room), request, rooms.wallMs);
    return withMember(
      rooms,
      request,
      (room, member) =>
        updateParticipant(room, member, request) ?? twirpError("invalid_argument", "name or metadata is too long"),
    );
  });
  return [
    ["ListParticipants", list],
    ["GetParticipant", get],
    ["RemoveParticipant", remove],
    ["UpdateParticipant", update],
  ];
}

function mediaMethods(rooms: RoomDirectory): [string, TwirpMethod][] {
  const mute = twirpMethod(MuteRoomTrackRequest, mayAdminister, (request) =>
    withMember(rooms, request, (room, owner) => {
      const track = owner.tracks.get(request.trackSid);
      if (!track) return twirpError("not_found", "track is not published");
      return new MuteRoomTrackResponse({ track: muteTrack(room, { owner, track, muted: request.muted }) });
    }),
  );
  const subscribe = twirpMethod(UpdateSubscriptionsRequest, mayAdminister, (request) =>
    withMember(rooms, request, (room, member) => {
      updateSubscription(room, member, request);
      return new UpdateSubscriptionsResponse();
    }),
  );
  const send = twirpMethod(SendDataRequest, mayAdminister, (request) =>
    inRoom(rooms, request, (room) => {
      sendServerData(room, request);
      return new SendDataResponse();
    }),
  );
  return [
    ["MutePublishedTrack", mute],
    ["UpdateSubscriptions", subscribe],
    ["SendData", send],
  ];
}

const mayCreate = (grants: VideoGrants): boolean => grants.roomCreate;
const mayList = (grants: VideoGrants): boolean => grants.roomList;
const mayAdminister = (grants: VideoGrants, request: { room: string }): boolean =>
  grants.roomAdmin && grants.room === request.room && request.room !== "";

type Reply = Message | TwirpError;

/** A fault while acting on a room ends that room only; the caller gets an error. */
function inRoom(rooms: RoomDirectory, { room: name }: { room: string }, act: (room: Room) => Reply): Reply {
  const room = rooms.get(name);
  if (!room) return twirpError("not_found", "requested room does not exist");
  let reply: Reply = twirpError("internal", "the room failed");
  rooms.guard(name, () => {
    reply = act(room);
  });
  return reply;
}

function withMember(
  rooms: RoomDirectory,
  request: { room: string; identity: string },
  act: (room: Room, member: Participant) => Reply,
): Reply {
  return inRoom(rooms, request, (room) => {
    const member = room.memberOf(request.identity);
    return member ? act(room, member) : twirpError("not_found", "participant does not exist");
  });
}
