import { constants, newId } from "@atrium/contract";
import type { AccountId, Participant, Room, RoomId, SharedSpace, SpaceId, TeamId } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";

export type Person = Omit<Participant, "connectionId" | "roomId" | "away">;

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
