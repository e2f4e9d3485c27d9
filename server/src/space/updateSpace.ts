import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { toSharedSpace, toSpace } from "./describeSpace.ts";
import { renameSpace } from "./spaceStore.ts";
import { reviseSpace } from "./reviseSpace.ts";

export interface UpdateSpaceNeeds {
  bus: Bus;
}

export const updateSpace: Handler<typeof operations.updateSpace, UpdateSpaceNeeds> = async (needs, context, input) => {
  const { tx, subject } = context;
  const { spaceId, name = subject.space.name } = input;
  const space = { ...subject.space, name };
  const reply = { space: toSpace(space, subject.role) };
  if (name === subject.space.name) return ok(reply);
  await renameSpace(tx, spaceId, name);
  const patch = { type: "put", kind: "space", id: spaceId, record: toSharedSpace(space) } as const;
  return ok(reply, [await reviseSpace(tx, { bus: needs.bus, spaceId }, [patch])]);
};
