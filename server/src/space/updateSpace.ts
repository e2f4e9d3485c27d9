import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { toSharedSpace, toSpace } from "./describeSpace.ts";
import { findSpace, renameSpace } from "./spaceStore.ts";
import { reviseSpace } from "./reviseSpace.ts";
import { spaceChanged } from "./topics.ts";

export interface UpdateSpaceNeeds {
  bus: Bus;
}

export const updateSpace: Handler<typeof operations.updateSpace, UpdateSpaceNeeds> = async (needs, context, input) => {
  const { spaceId, name } = input;
  if (name !== undefined) await renameSpace(context.tx, spaceId, name);
  const space = must(await findSpace(context.tx, spaceId), "the guard found the space");
  const role = must(context.role, "the guard found a role");
  const patch = { type: "put", kind: "space", id: spaceId, record: toSharedSpace(space) } as const;
  const told = await reviseSpace(context.tx, { bus: needs.bus, spaceId }, [patch]);
  return ok({ space: toSpace(space, role) }, [told, () => needs.bus.publish(spaceChanged, { spaceId })]);
};
