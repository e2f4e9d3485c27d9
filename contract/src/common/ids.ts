// Ids used by many domains. Others are declared next to their record.
import { nanoid } from "nanoid";
import { z } from "zod";

export const ID_LENGTH = 21;
/** The form of every id on the wire; `anId().brand<"RoomId">()` makes a kind of id. */
export const anId = () => z.string().regex(/^[A-Za-z0-9_-]{21}$/, "must be a 21-character id");

/** An account, verified or a guest session. A participant of a space is identified by the account's id. */
export const AccountId = anId().brand<"AccountId">();
export type AccountId = z.infer<typeof AccountId>;
export const TeamId = anId().brand<"TeamId">();
export type TeamId = z.infer<typeof TeamId>;
export const SpaceId = anId().brand<"SpaceId">();
export type SpaceId = z.infer<typeof SpaceId>;
export const RoomId = anId().brand<"RoomId">();
export type RoomId = z.infer<typeof RoomId>;
/** An upload, from its announcement on. */
export const UploadId = anId().brand<"UploadId">();
export type UploadId = z.infer<typeof UploadId>;
/** One live socket. A new socket of the same account in the same space replaces the old one (close 4002). */
export const ConnectionId = anId().brand<"ConnectionId">();
export type ConnectionId = z.infer<typeof ConnectionId>;
/** One logical call: the same for all its attempts. */
export const RequestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/)
  .brand<"RequestId">();
export type RequestId = z.infer<typeof RequestId>;

/** 21 random URL-safe characters (126 bits). */
export const newId = <Id extends string>(): Id => nanoid<Id>(ID_LENGTH);
