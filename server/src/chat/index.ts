// Chats: what people write to each other. A chat numbers its messages without a gap, and its changes too, so that
// whoever receives a change knows whether they have missed one. Rooms, spaces and teams have one each, and so have any
// two people who write to each other.
export { addTitles } from "./links/addTitles.ts";
export { adoptGuestChats } from "./adoptGuestChats.ts";
export { chatOperations } from "./chatOperations.ts";
export { mayOpenAttachment, pageOfAttachment } from "./mayOpenAttachment.ts";
export { countMessages } from "./store/countMessages.ts";
export { isAttached } from "./store/attachmentStore.ts";
export { forgetMessages } from "./store/forgetMessages.ts";
export { countOldMessages } from "./keeping/expiringStore.ts";
export { forgetOldMessages } from "./keeping/forgetOldMessages.ts";
export { forgetDirectChats } from "./store/directStore.ts";
export { personSubject } from "./direct/personSubject.ts";
export type { ChatPlace } from "./store/chatPlace.ts";
export { chatChanged, chatRead, chatTyping } from "./engine/topics.ts";
export type { ChatChange } from "./engine/topics.ts";
export { packChange, unpackChange } from "./engine/packChange.ts";
export { forgetLostMentions, forgetMentions } from "./forgetMentions.ts";
export { mailUnread } from "./unreadMails/mailUnread.ts";
export type { MailUnreadNeeds } from "./unreadMails/mailUnread.ts";
export { ownMessages, ownReactions } from "./store/ownMessages.ts";
