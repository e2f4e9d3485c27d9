// Chats as they are drawn, whichever of the four kinds: of a room and of a space, which the room brings, and those of an
// account wherever it is, with single people and in its teams.
import { lazyScreen } from "../ui/load/lazyScreen.ts";

export { hearOfSpace } from "./accountPorts.ts";
export { DirectChat, TeamChat } from "./AccountChats.tsx";
export type { Chat } from "./chat.ts";
export { chatKey } from "./chatKey.ts";
export type { ChatHeard, ChatPort, HostHands } from "./chatPort.ts";
export { chatSounds } from "./chatSounds.ts";
export type { CreateChatSounds } from "./chatSounds.ts";
export { ChatView } from "./ChatView.tsx";
export { DirectList } from "./DirectChats.tsx";
export const MessagesScreen = lazyScreen(() => import("./MessagesScreen.tsx"), "MessagesScreen");
export { HostMenu } from "./HostMenu.tsx";
export { chatTexts } from "./texts.ts";
export { unreadMark, useUnreadLabel } from "./Unread.tsx";
export { useChat } from "./useChat.ts";
export { useChatSounds } from "./useChatSounds.ts";
export { useUnreadChats } from "./useUnreadChats.ts";
