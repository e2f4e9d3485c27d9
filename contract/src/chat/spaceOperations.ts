import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { ChatSaid, saysSomething } from "./records.ts";
import {
  deleting,
  fields,
  markingRead,
  posting,
  reacting,
  reading,
  rewording,
  typing,
  unreacting,
} from "./sharedParts.ts";

const inSpace = { may: "space.postSpaceChat", subject: "space", inside: "space", transport: "both" } as const;

export const getSpaceChatPage = operation({
  ...reading,
  name: "getSpaceChatPage",
  says: "Messages of a space's chat, oldest first: the newest, or those before a position.",
  input: z.strictObject({ spaceId: SpaceId, ...fields.page }),
  ...inSpace,
});

export const postSpaceChatMessage = operation({
  ...posting,
  name: "postSpaceChatMessage",
  says: "Writes to everybody in a space. Sending the same `clientId` again returns the existing message.",
  input: z.strictObject({ spaceId: SpaceId, ...ChatSaid.shape }).refine(saysSomething, "says nothing"),
  ...inSpace,
});

export const updateSpaceChatMessage = operation({
  ...rewording,
  name: "updateSpaceChatMessage",
  input: z.strictObject({ spaceId: SpaceId, ...fields.words }),
  ...inSpace,
});

export const deleteSpaceChatMessage = operation({
  ...deleting,
  name: "deleteSpaceChatMessage",
  says: "Deletes a message: one's own, or as a host anybody's. Its position stays, its text is deleted.",
  input: z.strictObject({ spaceId: SpaceId, ...fields.message }),
  ...inSpace,
});

export const addSpaceChatReaction = operation({
  ...reacting,
  name: "addSpaceChatReaction",
  input: z.strictObject({ spaceId: SpaceId, ...fields.reaction }),
  ...inSpace,
});

export const removeSpaceChatReaction = operation({
  ...unreacting,
  name: "removeSpaceChatReaction",
  input: z.strictObject({ spaceId: SpaceId, ...fields.reaction }),
  ...inSpace,
});

export const markSpaceChatRead = operation({
  ...markingRead,
  name: "markSpaceChatRead",
  input: z.strictObject({ spaceId: SpaceId, ...fields.read }),
  ...inSpace,
});

export const typeInSpaceChat = operation({
  ...typing,
  name: "typeInSpaceChat",
  says: "Shows people in the space that the caller is typing to all of them, for a few seconds. Not stored; not shown in a crowd.",
  input: z.strictObject({ spaceId: SpaceId }),
  ...inSpace,
});
