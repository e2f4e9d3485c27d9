import { isAtSpace, subjectTerms } from "@atrium/contract";
import type { AccountId, Operation, SpaceId } from "@atrium/contract";
import type { Database } from "../../platform/database/database.ts";
import type { AnyResolver, Resolvers } from "../../platform/calls/subjects.ts";
import { roleOf } from "../../space/index.ts";
import type { LiveSpaces } from "../liveSpaces.ts";
import type { Ownership } from "./ownership.ts";

interface LocateNeeds {
  db: Database;
  spaces: LiveSpaces;
  ownership: Ownership;
  resolvers: () => Resolvers;
  ownAddress: () => string;
}

/**
 * Address of the node where a call's subject lives; null if that is here or nowhere. A space that is not loaded anywhere
 * is loaded here for a call that may change it; not for one that only reads, nor for callers who cannot see it.
 */
export async function locateCall(
  needs: LocateNeeds,
  ...[operation, input, accountId]: [operation: Operation, input: unknown, accountId: AccountId | null]
): Promise<string | null> {
  const { db, spaces, ownership } = needs;
  const spaceId = accountId === null ? null : await spaceNamedBy(needs, operation, input);
  if (spaceId === null || accountId === null) return null;
  if (spaces.isHere(spaceId)) return null;
  if (operation.keeps === "nothing") {
    const address = (await ownership.ownerElsewhere(db, spaceId))?.address ?? null;
    return address === needs.ownAddress() ? null : address;
  }
  if ((await roleOf(db, accountId, spaceId)) === null) return null;
  const home = await spaces.open(spaceId);
  return home.kind === "elsewhere" ? home.address : null;
}

/** The space named by an operation's raw input; null if it names none. */
async function spaceNamedBy(
  { db, resolvers }: LocateNeeds,
  operation: Operation,
  input: unknown,
): Promise<SpaceId | null> {
  const { field } = subjectTerms(operation.subject);
  if (!isAtSpace(operation) || field === undefined || typeof input !== "object" || input === null) return null;
  const id = (input as Record<string, unknown>)[field];
  const resolver: AnyResolver = resolvers()[operation.subject];
  return typeof id === "string" && ID.test(id) ? ((await resolver.spaceOf?.(db, id)) ?? null) : null;
}

const ID = /^[A-Za-z0-9_-]{21}$/;
