import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { findRoom, toRoom } from "./roomStore.ts";

export const getRoom: Handler<typeof operations.getRoom> = async (_needs, context, input) => {
  const row = must(await findRoom(context.tx, input.roomId), "the guard found the room");
  return ok({ room: toRoom(row) });
};
