import { ok, refuse } from "@atrium/contract";
import type { EntrancePerson, operations, Room, RoomId, SpaceEntrance, SpaceRole } from "@atrium/contract";
import {
  canSeeRoom,
  firstName,
  foldSlug,
  isHost,
  joinBalance,
  may,
  needsRoomPassword,
  peopleOnlineLimit,
} from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { roleOf } from "./access/roleOf.ts";
import { showsFaces } from "./describeSpace.ts";
import type { PeopleInside } from "./peopleInside.ts";
import type { SpaceRooms } from "./spaceRooms.ts";
import { findSpaceBySlug } from "./spaceStore.ts";
import type { SpaceRecord } from "./spaceStore.ts";

export interface GetSpaceEntranceNeeds {
  rooms: SpaceRooms;
  peopleInside: PeopleInside;
}

/** Public: whoever has the link may see the entrance and the others inside, but nobody inside a closed space. */
export const getSpaceEntrance: Handler<typeof operations.getSpaceEntrance, GetSpaceEntranceNeeds> = async (
  needs,
  { query, caller },
  input,
) => {
  const space = await findSpaceBySlug(query, foldSlug(input.slug));
  if (space === null) return refuse("spaceNotFound");
  const role = await roleOf(query, caller.accountId, space.id);
  if (role === null) return ok({ entrance: { ...facade(space), ...CLOSED } });
  const rooms = (await needs.rooms.roomsOf(query, [space.id])).get(space.id) ?? [];
  // Somebody who has reloaded the page keeps their place for a while, and is not shown to themselves.
  const hasPlace = caller.accountId !== null && needs.peopleInside.isInside(space.id, caller.accountId);
  const inside = needs.peopleInside.peopleIn(space.id).filter((person) => person.accountId !== caller.accountId);
  const room = roomAhead({ rooms, inside, role, wanted: input.roomId });
  const onlineCount = needs.peopleInside.onlineCount(space.id) - (hasPlace ? 1 : 0);
  const before = hasPlace ? 0 : needs.peopleInside.waitingBefore(space.id, caller.accountId);
  const entrance: SpaceEntrance = {
    ...facade(space),
    isFull: onlineCount + before >= peopleOnlineLimit(space.plan, space.boughtCapacity),
    room: room === null ? null : describeRoom(room, inside),
    people: isOpenTo(role, space, room) ? facesIn(room, inside, role) : [],
    onlineCount,
    role,
    ...(may("team.manageBilling", { role }) && { teamId: space.teamId }),
  };
  return ok({ entrance });
};

const FACES = 50;
const CLOSED = { isFull: false, room: null, people: [], onlineCount: 0, role: "PUBLIC_GUEST" as const };

type Facade = Omit<SpaceEntrance, keyof typeof CLOSED>;

function facade(space: SpaceRecord): Facade {
  return {
    spaceId: space.id,
    slug: space.slug,
    name: space.name,
    logoUrl: space.logoUrl,
    title: space.entranceTitle,
    description: space.entranceDescription,
    brightness: space.entranceBrightness,
    hasPassword: space.passwordHash !== null,
    isPrivate: space.isPrivate,
    startsAt: space.startsAt?.toISOString() ?? null,
    backgroundUrl: space.entranceBackgroundUrl,
    logoLinkUrl: space.logoLinkUrl,
    themeColor: space.themeColor,
    isWelcomeRequired: space.isWelcomeRequired,
  };
}

interface Ahead {
  rooms: readonly Room[];
  inside: readonly EntrancePerson[];
  role: SpaceRole;
  wanted: RoomId | undefined;
}

/** The linked room if the caller may see it, else the one that join balancing picks. */
function roomAhead({ rooms, inside, role, wanted }: Ahead): Room | null {
  const seen = rooms.filter((room) => canSeeRoom(role, room, false));
  const linked = seen.find((room) => room.id === wanted);
  if (linked !== undefined) return linked;
  const counted = seen.map((room) => ({
    ...room,
    online: inside.filter((person) => person.roomId === room.id).length,
  }));
  return joinBalance(counted, isHost(role));
}

/** Passers-by are told first names only. */
function facesIn(room: Room | null, inside: readonly EntrancePerson[], role: SpaceRole): EntrancePerson[] {
  const here = inside.filter((person) => person.roomId === room?.id).slice(0, FACES);
  return role === "PUBLIC_GUEST" ? here.map((person) => ({ ...person, name: firstName(person.name) })) : here;
}

function isOpenTo(role: SpaceRole, space: SpaceRecord, room: Room | null): boolean {
  return room !== null && !needsRoomPassword(role, room) && showsFaces(space, role);
}

function describeRoom(room: Room, inside: readonly EntrancePerson[]): NonNullable<SpaceEntrance["room"]> {
  const { id: roomId, name, type, bgImageUrl, size, hasPassword } = room;
  const isEmpty = !inside.some((person) => person.roomId === roomId);
  return { roomId, name, type, bgImageUrl, size, hasPassword, isEmpty };
}
