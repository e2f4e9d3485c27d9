import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { toSpace } from "./describeSpace.ts";
import { findSpace } from "./spaceStore.ts";

export const getSpace: Handler<typeof operations.getSpace> = async (_needs, context, input) => {
  const space = must(await findSpace(context.tx, input.spaceId), "the guard found the space");
  return ok({ space: toSpace(space, must(context.role, "the guard found a role")) });
};
