import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { addRoomChatReaction } from "./room/addRoomChatReaction.ts";
import { deleteAllRoomChatMessages } from "./room/deleteAllRoomChatMessages.ts";
import { deleteAllRoomsChatMessages } from "./room/deleteAllRoomsChatMessages.ts";
import { deleteRoomChatMessage } from "./room/deleteRoomChatMessage.ts";
import { getRoomChatHighlightsPage } from "./room/getRoomChatHighlightsPage.ts";
import { getRoomChatPage } from "./room/getRoomChatPage.ts";
import { highlightRoomChatMessage } from "./room/highlightRoomChatMessage.ts";
import { markRoomChatRead } from "./room/markRoomChatRead.ts";
import { postRoomChatMessage } from "./room/postRoomChatMessage.ts";
import { removeRoomChatHighlight } from "./room/removeRoomChatHighlight.ts";
import { removeRoomChatReaction } from "./room/removeRoomChatReaction.ts";
import { updateRoomChatMessage } from "./room/updateRoomChatMessage.ts";
import * as directChat from "./direct/directChat.ts";
import * as find from "./find/findMessages.ts";
import { findPeopleToMessage } from "./direct/findPeopleToMessage.ts";
import { getDirectMessageChatsPage } from "./direct/getDirectMessageChatsPage.ts";
import { getUnreadChats } from "./getUnreadChats.ts";
import * as spaceChat from "./spaceChat.ts";
import * as teamChat from "./teamChat.ts";
import * as typing from "./engine/typing.ts";

const handlers = {
  getRoomChatPage,
  getRoomChatHighlightsPage,
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
  ...find,
  findPeopleToMessage,
  getUnreadChats,
};

export const chatOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
