import type { AccountId, SpaceId, SpaceRecords } from "@atrium/contract";
import { peopleOnlineLimit } from "@atrium/rules";
import type { Query } from "../platform/database/database.ts";
import { roomLoaders } from "../room/index.ts";
import { findSpace, peopleOf, toSharedSpace } from "../space/index.ts";
import type { SpaceRecord } from "../space/index.ts";
import type { DurableKind, LoadedSpace } from "./actors/loadedSpace.ts";
import type { Arrival } from "./actors/spaceActorNeeds.ts";

/** Somebody as they appear in a space; null if there is no such account or they cannot see the space. */
export async function findPerson(
  query: Query,
  accountId: AccountId,
  spaceId: SpaceId,
): Promise<Arrival["person"] | null> {
  return (await findPeople(query, [accountId], spaceId)).get(accountId) ?? null;
}

/** Several people as they appear in a space, in one statement. Those who cannot see the space are left out. */
export async function findPeople(
  query: Query,
  accountIds: readonly AccountId[],
  spaceId: SpaceId,
): Promise<Map<AccountId, Arrival["person"]>> {
  if (accountIds.length === 0) return new Map();
  const people = new Map<AccountId, Arrival["person"]>();
  for (const { account, role } of await peopleOf(query, accountIds, spaceId)) {
    const { id: accountId, name, avatarUrl, avatarAppearance, palette, about, pronoun, emailKey } = account;
    const look = { name, avatarUrl, avatarAppearance, palette, about, pronoun };
    people.set(accountId, { accountId, role, ...look, isGuest: emailKey === null });
  }
  return people;
}

export async function loadSpace(query: Query, spaceId: SpaceId): Promise<LoadedSpace | null> {
  const row = await findSpace(query, spaceId);
  if (row === null) return null;
  const { plan, revision } = row;
  const records = await loadRecords(query, row);
  const maxOnline = peopleOnlineLimit(plan, row.boughtCapacity);
  return { spaceId, revision, plan, maxOnline, records };
}

/** How the durable records of a space are loaded, by kind: each domain provides its own. */
const loaders: {
  [Kind in Exclude<DurableKind, "space">]: (query: Query, spaceId: SpaceId) => Promise<SpaceRecords[Kind][]>;
} = roomLoaders;

async function loadRecords(query: Query, space: SpaceRecord): Promise<LoadedSpace["records"]> {
  const loaded: [string, unknown][] = [["space", [toSharedSpace(space)]]];
  for (const [kind, load] of Object.entries(loaders)) loaded.push([kind, await load(query, space.id)]);
  return Object.fromEntries(loaded) as LoadedSpace["records"];
}
