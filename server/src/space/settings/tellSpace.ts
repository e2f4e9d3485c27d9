import { ok } from "@atrium/contract";
import type { Effect, Space, SpaceRole, SpaceSettings, Success } from "@atrium/contract";
import type { Bus } from "../../platform/bus.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { toSettings, toSharedSpace, toSpace } from "../describeSpace.ts";
import { reviseSpace } from "../reviseSpace.ts";
import type { SpaceRecord } from "../spaceStore.ts";

/** Returns a changed space, and announces it to everybody in it. */
export async function tellSpace(
  tx: Transaction,
  { bus, role, also = [] }: { bus: Bus; role: SpaceRole; also?: readonly Effect[] },
  space: SpaceRecord,
): Promise<Success<{ space: Space; settings: SpaceSettings }>> {
  const patch = { type: "put", kind: "space", id: space.id, record: toSharedSpace(space) } as const;
  const told = await reviseSpace(tx, { bus, spaceId: space.id }, [patch]);
  return ok({ space: toSpace(space, role), settings: toSettings(space) }, [told, ...also]);
}
