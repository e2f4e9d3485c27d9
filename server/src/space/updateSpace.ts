import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { toSpace } from "./describeSpace.ts";
import { findSpace, renameSpace } from "./spaceStore.ts";
import { spaceChanged } from "./topics.ts";

export interface UpdateSpaceNeeds {
  bus: Bus;
}

export const updateSpace: Handler<typeof operations.updateSpace, UpdateSpaceNeeds> = async (needs, context, input) => {
  const { spaceId, name } = input;
  if (name !== undefined) await renameSpace(context.tx, spaceId, name);
  const space = must(await findSpace(context.tx, spaceId), "the guard found the space");
  const role = must(context.role, "the guard found a role");
  return ok({ space: toSpace(space, role) }, [() => needs.bus.publish(spaceChanged, { spaceId })]);
};
