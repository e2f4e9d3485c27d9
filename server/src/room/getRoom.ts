import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { toRoom } from "./roomStore.ts";

export const getRoom: Handler<typeof operations.getRoom> = async (_needs, { subject }) =>
  ok({ room: toRoom(subject.room) });
