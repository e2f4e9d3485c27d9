import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { changeOne } from "./changeInRoom.ts";
import type { ElementNewsNeeds } from "./elementNeeds.ts";

/** If somebody who may unlock it locks it again, the lock becomes theirs. */
export const lockElement: Handler<typeof operations.lockElement, ElementNewsNeeds> = (needs, context, { id }) => {
  const lock = { lockerId: context.accountId, lockerRole: context.subject.role };
  return changeOne(needs, context, { id, change: () => lock });
};

export const unlockElement: Handler<typeof operations.unlockElement, ElementNewsNeeds> = (needs, context, { id }) =>
  changeOne(needs, context, { id, change: () => ({ lockerId: null, lockerRole: null }) });
