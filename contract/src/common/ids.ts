import { nanoid } from "nanoid";
import { z } from "zod";

export const ID_LENGTH = 21;
const id = () => z.string().regex(/^[A-Za-z0-9_-]{21}$/, "must be a 21-character id");

/** An account, verified or a guest session. A participant of a space is named by the account's id. */
export const AccountId = id().brand<"AccountId">();
export type AccountId = z.infer<typeof AccountId>;
export const TeamId = id().brand<"TeamId">();
export type TeamId = z.infer<typeof TeamId>;
export const SpaceId = id().brand<"SpaceId">();
export type SpaceId = z.infer<typeof SpaceId>;
export const RoomId = id().brand<"RoomId">();
export type RoomId = z.infer<typeof RoomId>;
/** An upload: what it was asked for with, and what it is named by afterwards. */
export const UploadId = id().brand<"UploadId">();
export type UploadId = z.infer<typeof UploadId>;
export const AuditEntryId = id().brand<"AuditEntryId">();
export type AuditEntryId = z.infer<typeof AuditEntryId>;
export const InvitationId = id().brand<"InvitationId">();
export type InvitationId = z.infer<typeof InvitationId>;
export const FolderId = id().brand<"FolderId">();
export type FolderId = z.infer<typeof FolderId>;
export const ChatMessageId = id().brand<"ChatMessageId">();
export type ChatMessageId = z.infer<typeof ChatMessageId>;
/** What a sender calls a message before it has arrived: sent again under it, it is stored once. */
export const ChatClientId = id().brand<"ChatClientId">();
export type ChatClientId = z.infer<typeof ChatClientId>;
/** One live socket. A new socket of the same account in the same space replaces the old one (close 4002). */
export const ConnectionId = id().brand<"ConnectionId">();
export type ConnectionId = z.infer<typeof ConnectionId>;
/** One logical call: the same on all its attempts. */
export const RequestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/)
  .brand<"RequestId">();
export type RequestId = z.infer<typeof RequestId>;

/** 21 random URL-safe characters (126 bits). */
export const newId = <Id extends string>(): Id => nanoid<Id>(ID_LENGTH);
