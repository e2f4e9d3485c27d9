import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { toSharedSpace, toSpace } from "./describeSpace.ts";
import { renameSpace } from "./spaceStore.ts";
import { reviseSpace } from "./reviseSpace.ts";
import { spaceChanged } from "./topics.ts";

export interface UpdateSpaceNeeds {
  bus: Bus;
}

export const updateSpace: Handler<typeof operations.updateSpace, UpdateSpaceNeeds> = async (needs, context, input) => {
  const { tx, subject } = context;
  const { spaceId, name = subject.space.name } = input;
  if (name !== subject.space.name) await renameSpace(tx, spaceId, name);
  const space = { ...subject.space, name };
  const patch = { type: "put", kind: "space", id: spaceId, record: toSharedSpace(space) } as const;
  const told = await reviseSpace(tx, { bus: needs.bus, spaceId }, [patch]);
  return ok({ space: toSpace(space, subject.role) }, [told, () => needs.bus.publish(spaceChanged, { spaceId })]);
};
