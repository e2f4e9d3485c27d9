// Chat UI for all four kinds: the room provides those of a room and of a space; those of an account, direct and team
// chats, are here.
import { lazyScreen } from "../ui/load/lazyScreen.ts";

export { hearOfSpace, titles } from "./engine/accountPorts.ts";
export { DirectChat, TeamChat } from "./direct/AccountChats.tsx";
export type { Whereabouts } from "./direct/DirectHead.tsx";
export type { Chat } from "./engine/chat.ts";
export { chatKey } from "./engine/chatKey.ts";
export type { ChatHeard, ChatPort, HostHands } from "./engine/chatPort.ts";
export { chatNotices } from "./notices/chatNotices.ts";
export type { CreateChatNotices } from "./notices/chatNotices.ts";
export * from "./notices/noticePreferences.ts";
export { closeWindowNotice, showWindowNotice, type WindowNotice } from "./notices/windowNotices.ts";
export { ChatView } from "./ChatView.tsx";
export { DirectList } from "./direct/DirectChats.tsx";
export { ChatMenu } from "./ChatMenu.tsx";
export { NOTHING_ASKED, type Asked } from "./find/findAsked.ts";
export { peopleOfAccount, type FindPort } from "./find/findPort.ts";
export { foundNote } from "./find/foundNote.ts";
export { FoundText } from "./find/FoundText.tsx";
export { findTexts } from "./find/texts.ts";
export { FindView } from "./find/FindView.tsx";
export { useFound } from "./find/useFound.ts";
export { GoToRoom } from "./goToRoom.ts";
export { HighlightsView } from "./highlights/HighlightsView.tsx";
export { highlightTexts } from "./highlights/texts.ts";
export { messagesUrl } from "./engine/accountPorts.ts";
export { Attachings, isGoingUp, mayGoAgain, type Attaching } from "./attachments/attaching.ts";
export { fileSize } from "./attachments/fileSize.ts";
export { textOf } from "./attachments/textOf.ts";
export const NoticesSetting = lazyScreen(() => import("./noticePage/NoticesSetting.tsx"), "NoticesSetting");
export { Statuses, type ChatStatus } from "./status/statuses.ts";
export { chatTexts } from "./texts.ts";
export { unreadMark, useUnreadLabel } from "./unread/Unread.tsx";
export { useChat } from "./engine/useChat.ts";
export { useLedTo, type LedTo } from "./engine/useLedTo.ts";
export { useAskedChat, useChatNotices } from "./notices/useChatNotices.ts";
export { useUnreadChats } from "./unread/useUnreadChats.ts";
