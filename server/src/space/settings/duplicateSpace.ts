import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { copyName } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { makeSpace } from "../makeSpace.ts";
import type { SpaceRooms } from "../spaceRooms.ts";
import { spacesOfTeam } from "../spaceStore.ts";

export const duplicateSpace: Handler<typeof operations.duplicateSpace, { rooms: SpaceRooms }> = async (
  { rooms },
  { tx, accountId, nowMs, subject: { space } },
) => {
  const names = (await spacesOfTeam(tx, space.teamId)).map((each) => each.name);
  const name = copyName(space.name, names);
  const asked = { teamId: space.teamId, makerId: accountId, name, slug: undefined, nowMs };
  const made = await makeSpace(rooms, tx, { ...asked, origin: { kind: "copy", of: space } });
  if (made.ok) return ok({ ...made.value, name });
  if (made.code === "spacesQuantityRateLimit") return refuse(made.code, made.detail);
  throw new Error(`A copy cannot be refused with ${made.code}`);
};
