import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { chat as limits } from "../common/constants.ts";
import { AccountId, anId, RoomId, SpaceId, TeamId, UploadId } from "../common/ids.ts";
import { text } from "../common/text.ts";
import { FileUrl } from "../file/records.ts";

/** The sender's own id of a message: resending with the same id stores it once. */
export const ChatClientId = anId().brand<"ChatClientId">();
export type ChatClientId = z.infer<typeof ChatClientId>;
export const ChatMessageId = anId().brand<"ChatMessageId">();
export type ChatMessageId = z.infer<typeof ChatMessageId>;
/** The kinds of chats: they differ in who may do what, and where they appear. */
export const CHAT_KINDS = ["room", "space", "team", "direct"] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** Identifies a chat for one of its people. */
export const ChatName = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("room"), roomId: RoomId }),
  z.object({ kind: z.literal("space"), spaceId: SpaceId }),
  z.object({ kind: z.literal("team"), teamId: TeamId }),
  /** With this other person. */
  z.object({ kind: z.literal("direct"), accountId: AccountId }),
]);
export type ChatName = z.infer<typeof ChatName>;

/** What somebody writes: text and nothing else. */
export const ChatText = text(bounds.chatMessage);
/** False: the links of a message are shown without the titles of their pages. */
export const LinkTitles = z.boolean();
/** A new message: text, files uploaded for it, or both. */
export const ChatSaid = z.object({
  clientId: ChatClientId,
  content: ChatText.or(z.literal("")),
  replyToId: ChatMessageId.optional(),
  uploadIds: z.array(UploadId).min(1).max(limits.mostAttachments).optional(),
  linkTitles: LinkTitles.optional(),
});
export type ChatSaid = z.infer<typeof ChatSaid>;
export const saysSomething = ({ content, uploadIds }: ChatSaid): boolean => content !== "" || uploadIds !== undefined;

/** A file of a message; it opens for those who may read the message. */
export const ChatAttachment = z.object({
  url: FileUrl,
  name: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  /** Pixels of a picture; null for other files. */
  size: z.object({ w: z.number().int(), h: z.number().int() }).nullable(),
  dominantColor: z.string().nullable(),
  pages: z.number().int().nullable(),
});
export type ChatAttachment = z.infer<typeof ChatAttachment>;

/** A link of a message and the title of its page: sent as a change of the message once the server has fetched it. */
export const ChatLink = z.object({
  /** As in the text. */
  url: z.string(),
  title: z.string(),
  /** The site's name according to the page; otherwise its host. */
  site: z.string(),
});
export type ChatLink = z.infer<typeof ChatLink>;

/** A pictograph with skin tone and tags, a joined sequence, a flag of two letters, or a keycap. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*|\p{RI}{2}|[0-9#*]\uFE0F?\u20E3)$/u;
/** Exactly one emoji, however many code points it has. */
export const ChatReactionContent = z
  .string()
  .max(64)
  .refine((typed) => EMOJI.test(typed), "must be one emoji");

export const ChatAuthor = z.object({
  accountId: AccountId,
  name: z.string(),
  palette: z.string(),
  avatarAppearance: z.string(),
  avatarUrl: z.string().nullable(),
});
export type ChatAuthor = z.infer<typeof ChatAuthor>;

/** The message that another one replies to, in its current form. */
export const ChatReply = z.object({
  id: ChatMessageId,
  position: z.number().int(),
  /** null: their account is deleted. */
  name: z.string().nullable(),
  face: ChatAuthor.pick({ palette: true, avatarAppearance: true, avatarUrl: true }).optional(),
  excerpt: z.string(),
  isDeleted: z.boolean(),
  createdAt: z.iso.datetime().optional(),
});

export const ChatReaction = z.object({
  content: z.string(),
  /** The first people who reacted with it, and their names. */
  accountIds: z.array(AccountId),
  names: z.array(z.string()).optional(),
  count: z.number().int(),
});
export type ChatReaction = z.infer<typeof ChatReaction>;

export const ChatMessage = z.object({
  id: ChatMessageId,
  /** Incremented by one from message to message of a chat. */
  position: z.number().int(),
  /** The chat's revision at its last change: of two versions of a message, the one with the higher revision is newer. */
  revision: z.number().int(),
  clientId: ChatClientId,
  /** null: their account is deleted. */
  author: ChatAuthor.nullable(),
  /** Empty once deleted. */
  content: z.string(),
  replyTo: ChatReply.nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isDeleted: z.boolean(),
  /** Who deleted it, if not its author. */
  deletedByName: z.string().nullable(),
  reactions: z.array(ChatReaction),
  highlightedAt: z.iso.datetime().nullable(),
  attachments: z.array(ChatAttachment).optional(),
  links: z.array(ChatLink).optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Somebody is typing. */
export const Typing = z.object({ accountId: AccountId, name: z.string() });
export type Typing = z.infer<typeof Typing>;

/** The other person of a direct chat. Once their account is deleted they have no name. */
export const DirectPerson = ChatAuthor.extend({ isDeleted: z.boolean().optional() });
export type DirectPerson = z.infer<typeof DirectPerson>;

/** A chat of two people, in the list of one of them. */
export const DirectChat = z.object({
  person: DirectPerson,
  lastMessage: ChatMessage,
  /** Counted up to a hundred. */
  unread: z.number().int(),
});
export type DirectChat = z.infer<typeof DirectChat>;

/** How many days a chat keeps messages, and the team that may choose a longer term with another plan: for those who may. */
export const ChatKept = z.object({ days: z.int(), upgradeTeamId: TeamId.nullable() });
export type ChatKept = z.infer<typeof ChatKept>;

/** Consecutive messages of a chat, and the chat's current state. */
export const ChatPage = z.object({
  messages: z.array(ChatMessage),
  hasOlder: z.boolean(),
  /** Number of changes to the chat so far. */
  revision: z.number().int(),
  lastPosition: z.number().int(),
  /** How far the caller has read; null: they have never been here. */
  readPosition: z.number().int().nullable(),
  lastBulkDeletedMessagePosition: z.number().int(),
  /** How long messages are kept here, once older ones were deleted. */
  kept: ChatKept.optional(),
});
export type ChatPage = z.infer<typeof ChatPage>;

/** The same for the chat between the caller and somebody else. */
export const DirectChatPage = ChatPage.extend({
  person: DirectPerson,
  /** False if the two no longer share a team or space. */
  mayWrite: z.boolean(),
});
