import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { addRoomChatReaction } from "./addRoomChatReaction.ts";
import { deleteAllRoomChatMessages } from "./deleteAllRoomChatMessages.ts";
import { deleteAllRoomsChatMessages } from "./deleteAllRoomsChatMessages.ts";
import { deleteRoomChatMessage } from "./deleteRoomChatMessage.ts";
import { getRoomChatPage } from "./getRoomChatPage.ts";
import { highlightRoomChatMessage } from "./highlightRoomChatMessage.ts";
import { markRoomChatRead } from "./markRoomChatRead.ts";
import { postRoomChatMessage } from "./postRoomChatMessage.ts";
import { removeRoomChatHighlight } from "./removeRoomChatHighlight.ts";
import { removeRoomChatReaction } from "./removeRoomChatReaction.ts";
import { updateRoomChatMessage } from "./updateRoomChatMessage.ts";
import * as directChat from "./directChat.ts";
import { findPeopleToMessage } from "./findPeopleToMessage.ts";
import { getDirectMessageChatsPage } from "./getDirectMessageChatsPage.ts";
import { getUnreadChats } from "./getUnreadChats.ts";
import * as spaceChat from "./spaceChat.ts";
import * as teamChat from "./teamChat.ts";
import * as typing from "./typing.ts";

const handlers = {
  getRoomChatPage,
  postRoomChatMessage,
  updateRoomChatMessage,
  deleteRoomChatMessage,
  addRoomChatReaction,
  removeRoomChatReaction,
  highlightRoomChatMessage,
  removeRoomChatHighlight,
  markRoomChatRead,
  deleteAllRoomChatMessages,
  deleteAllRoomsChatMessages,
  ...spaceChat,
  ...teamChat,
  ...directChat,
  ...typing,
  getDirectMessageChatsPage,
  findPeopleToMessage,
  getUnreadChats,
};

/** The chats' operations with their needs filled in. */
export const chatOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
