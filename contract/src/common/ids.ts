// The ids that many domains name. Any other stands beside the record it is of.
import { nanoid } from "nanoid";
import { z } from "zod";

export const ID_LENGTH = 21;
/** What every id is on the wire; `anId().brand<"RoomId">()` is the kind of one. */
export const anId = () => z.string().regex(/^[A-Za-z0-9_-]{21}$/, "must be a 21-character id");

/** An account, verified or a guest session. A participant of a space is named by the account's id. */
export const AccountId = anId().brand<"AccountId">();
export type AccountId = z.infer<typeof AccountId>;
export const TeamId = anId().brand<"TeamId">();
export type TeamId = z.infer<typeof TeamId>;
export const SpaceId = anId().brand<"SpaceId">();
export type SpaceId = z.infer<typeof SpaceId>;
export const RoomId = anId().brand<"RoomId">();
export type RoomId = z.infer<typeof RoomId>;
/** An upload: what it was asked for with, and what it is named by afterwards. */
export const UploadId = anId().brand<"UploadId">();
export type UploadId = z.infer<typeof UploadId>;
/** One live socket. A new socket of the same account in the same space replaces the old one (close 4002). */
export const ConnectionId = anId().brand<"ConnectionId">();
export type ConnectionId = z.infer<typeof ConnectionId>;
/** One logical call: the same on all its attempts. */
export const RequestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/)
  .brand<"RequestId">();
export type RequestId = z.infer<typeof RequestId>;

/** 21 random URL-safe characters (126 bits). */
export const newId = <Id extends string>(): Id => nanoid<Id>(ID_LENGTH);
