// Chats: what people write to each other. A chat numbers its messages consecutively, and its changes too, so that a client
// notices when it has missed one. Rooms, spaces and teams have one chat each, and so do any two people who write to each other.
export { adoptGuestChats } from "./adoptGuestChats.ts";
export { chatOperations } from "./chatOperations.ts";
export { mayOpenAttachment, pageOfAttachment } from "./mayOpenAttachment.ts";
export { isAttached } from "./store/attachmentStore.ts";
export { personSubject } from "./direct/personSubject.ts";
export type { ChatPlace } from "./store/chatPlace.ts";
export { chatChanged, chatRead, chatTyping } from "./engine/topics.ts";
export type { ChatChange } from "./engine/topics.ts";
export { ownMessages, ownReactions } from "./store/ownMessages.ts";
