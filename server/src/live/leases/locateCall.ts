import type { Operation, RoomId, SpaceId } from "@atrium/contract";
import type { Database } from "../../platform/database/database.ts";
import { findRoom } from "../../room/index.ts";
import type { LiveSpaces } from "../liveSpaces.ts";

/**
 * Address of the node where the subject of a call lives; null when that is here or nowhere. A space that lives nowhere
 * comes to life here, so that the call may change it.
 */
export async function locateCall(
  { db, spaces }: { db: Database; spaces: LiveSpaces },
  operation: Operation,
  input: unknown,
): Promise<string | null> {
  const spaceId = operation.atSpace ? await spaceNamedBy(db, input) : null;
  const home = spaceId === null ? null : await spaces.open(spaceId);
  return home?.kind === "elsewhere" ? home.address : null;
}

/** The space an operation's raw input is about; null when it names none. */
async function spaceNamedBy(db: Database, input: unknown): Promise<SpaceId | null> {
  if (typeof input !== "object" || input === null) return null;
  if ("spaceId" in input && typeof input.spaceId === "string") return input.spaceId as SpaceId;
  if (!("roomId" in input) || typeof input.roomId !== "string") return null;
  return (await findRoom(db, input.roomId as RoomId))?.spaceId ?? null;
}
