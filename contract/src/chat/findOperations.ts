import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { asksSomething, FoundMessage, MessagesAsked } from "./findRecords.ts";

const success = z.object({ messages: z.array(FoundMessage), nextCursor: z.string().nullable() });

export const findMessages = operation({
  name: "findMessages",
  says: "Finds messages by words, in any form, in the caller's direct chats and those of their teams, newest first.",
  input: z.strictObject({ ...MessagesAsked.shape }).refine(asksSomething, "asks for nothing"),
  success,
  refusals: [],
  may: "chat.listOwn",
  subject: "session",
  keeps: "nothing",
});

export const findMessagesInSpace = operation({
  name: "findMessagesInSpace",
  says: "The same for somebody inside a space, which also searches the chats of the space and of the room they are in.",
  input: z.strictObject({ spaceId: SpaceId, ...MessagesAsked.shape }).refine(asksSomething, "asks for nothing"),
  success,
  refusals: ["chatNotAllowed"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  keeps: "nothing",
  transport: "both",
});
