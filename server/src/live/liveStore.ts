import type { AccountId, SpaceId } from "@atrium/contract";
import { peopleOnlineLimit } from "@atrium/rules";
import { findAccount } from "../account/index.ts";
import type { Query } from "../platform/database/database.ts";
import { roomsOfSpace, toRoom } from "../room/index.ts";
import { findSpace, roleOf, toSharedSpace } from "../space/index.ts";
import type { LoadedSpace } from "./actors/loadedSpace.ts";
import type { Arrival } from "./actors/spaceActor.ts";

/** Somebody as they appear in a space; null when there is no such account or the space does not exist for them. */
export async function findPerson(
  query: Query,
  accountId: AccountId,
  spaceId: SpaceId,
): Promise<Arrival["person"] | null> {
  const role = await roleOf(query, accountId, spaceId);
  const account = await findAccount(query, accountId);
  if (role === null || account === null) return null;
  const { name, avatarUrl, avatarAppearance, palette, about, pronoun, emailKey } = account;
  const look = { name, avatarUrl, avatarAppearance, palette, about, pronoun };
  return { accountId, role, ...look, isGuest: emailKey === null, dontDisturb: false };
}

export async function loadSpace(query: Query, spaceId: SpaceId): Promise<LoadedSpace | null> {
  const space = await findSpace(query, spaceId);
  if (space === null) return null;
  const rooms = await roomsOfSpace(query, spaceId);
  const maxOnline = peopleOnlineLimit(space.plan, space.boughtCapacity);
  return { space: toSharedSpace(space), rooms: rooms.map(toRoom), maxOnline };
}
