import { RoomId, SpaceId } from "@atrium/contract";
import type { AccountId, Operation } from "@atrium/contract";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { findRoom } from "../../room/index.ts";
import { roleOf } from "../../space/index.ts";
import type { LiveSpaces } from "../liveSpaces.ts";

/**
 * Address of the node where the subject of a call lives; null when that is here or nowhere. A space that lives nowhere
 * comes to life here, so that the call may change it; not for those to whom it does not exist.
 */
export async function locateCall(
  { db, spaces }: { db: Database; spaces: LiveSpaces },
  { operation, input, accountId }: { operation: Operation; input: unknown; accountId: AccountId | null },
): Promise<string | null> {
  if (!operation.atSpace || accountId === null) return null;
  const spaceId = await spaceNamedBy(db, input);
  if (spaceId === null || (await roleOf(db, accountId, spaceId)) === null) return null;
  const home = await spaces.open(spaceId);
  return home.kind === "elsewhere" ? home.address : null;
}

const Named = z.object({ spaceId: SpaceId }).or(z.object({ roomId: RoomId }));

/** The space an operation's raw input is about; null when it names none. */
async function spaceNamedBy(db: Database, input: unknown): Promise<SpaceId | null> {
  const named = Named.safeParse(input).data;
  if (named === undefined) return null;
  return "spaceId" in named ? named.spaceId : ((await findRoom(db, named.roomId))?.spaceId ?? null);
}
