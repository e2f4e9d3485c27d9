import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { readChatPage } from "./reading.ts";

export const getRoomChatPage: Handler<typeof operations.getRoomChatPage> = async (
  _needs,
  context,
  { roomId, before },
) => readChatPage(context.query, { kind: "room", spaceId: context.subject.space.id, roomId }, { ...context, before });
