// Chats as they are drawn, whichever of the four kinds: of a room and of a space, which the room brings, and those of an
// account wherever it is, with single people and in its teams.
import { lazyScreen } from "../ui/load/lazyScreen.ts";

export { hearOfSpace } from "./engine/accountPorts.ts";
export { DirectChat, TeamChat } from "./direct/AccountChats.tsx";
export type { Chat } from "./engine/chat.ts";
export { chatKey } from "./engine/chatKey.ts";
export type { ChatHeard, ChatPort, HostHands } from "./engine/chatPort.ts";
export { chatNotices } from "./notices/chatNotices.ts";
export type { CreateChatNotices } from "./notices/chatNotices.ts";
export * from "./notices/noticePreferences.ts";
export { ChatView } from "./ChatView.tsx";
export { DirectList } from "./direct/DirectChats.tsx";
export const MessagesScreen = lazyScreen(() => import("./direct/MessagesScreen.tsx"), "MessagesScreen");
export { HostMenu } from "./HostMenu.tsx";
export { chatTexts } from "./texts.ts";
export { unreadMark, useUnreadLabel } from "./unread/Unread.tsx";
export { useChat } from "./engine/useChat.ts";
export { useLedTo, type LedTo } from "./engine/useLedTo.ts";
export { useAskedChat, useChatNotices } from "./notices/useChatNotices.ts";
export { useUnreadChats } from "./unread/useUnreadChats.ts";
