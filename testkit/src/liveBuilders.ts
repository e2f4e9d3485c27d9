import { constants, newId } from "@atrium/contract";
import type {
  AccountId,
  ConnectionId,
  Participant,
  Room,
  RoomId,
  RoomMember,
  SharedSpace,
  SpaceId,
  TeamId,
} from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";

/** Somebody at the door of a space: what they bring, not yet where they are. */
export type Person = Omit<Participant, "connectionId" | "roomId" | "away">;

/** A space, a room, people: whole and valid, each with ids of its own; `changes` replace what a test is about. */
export function aSharedSpace(changes: Partial<SharedSpace> = {}): SharedSpace {
  return {
    id: newId<SpaceId>(),
    teamId: newId<TeamId>(),
    teamName: "Team",
    slug: "a-space",
    name: "A space",
    template: "lounge",
    logoUrl: null,
    isPrivate: false,
    hasPassword: false,
    startsAt: null,
    ...changes,
  };
}

export function aRoom(changes: Partial<Room> = {}): Room {
  return {
    id: newId<RoomId>(),
    spaceId: newId<SpaceId>(),
    name: "Room",
    type: "spatial",
    position: 1,
    groupId: null,
    bgMode: "COVER",
    bgImageUrl: null,
    bgBrightness: 100,
    dominantColor: null,
    size: constants.map.defaultSize,
    capacity: 50,
    isHidden: false,
    blocked: false,
    hasPassword: false,
    permissions: DEFAULT_ROOM_FLAGS,
    defaultZoomLevel: 100,
    gridViewByDefault: false,
    title: "",
    description: "",
    recordingInProgress: false,
    ...changes,
  };
}

export function aPerson(changes: Partial<Person> = {}): Person {
  return {
    accountId: newId<AccountId>(),
    name: "Person",
    avatarUrl: null,
    avatarAppearance: "letter",
    palette: "mainPalette4v2",
    role: "PUBLIC_GUEST",
    about: "",
    pronoun: null,
    isGuest: true,
    dontDisturb: false,
    ...changes,
  };
}

/** A person inside, in no room. */
export function aParticipant(changes: Partial<Participant> = {}): Participant {
  return { ...aPerson(), connectionId: newId<ConnectionId>(), roomId: null, away: false, ...changes };
}

/** A newcomer at the floor's corner: microphone and camera off. */
export function aMember(changes: Partial<RoomMember> = {}): RoomMember {
  return {
    accountId: newId<AccountId>(),
    seat: 0,
    pos: [0, 0],
    audioMuted: true,
    videoMuted: true,
    sharingScreen: false,
    hasMegaphone: false,
    forceMutedAudio: false,
    forceMutedVideo: false,
    privateAreaIds: [],
    ...changes,
  };
}
