import { constants } from "@atrium/contract";
import type { AccountId, SpaceRole } from "@atrium/contract";
import { isHost } from "../permissions/principals.ts";

/** What decides whether somebody may change a message. */
interface Changed {
  /** null: their account is deleted. */
  authorId: AccountId | null;
  createdAtMs: number;
  isDeleted: boolean;
}

/** Why somebody may not edit a message; null if they may: their own, within a day. */
export function refusalOfEdit(message: Changed, by: { accountId: AccountId; nowMs: number }) {
  if (message.isDeleted) return "messageIsDeleted" as const;
  const isLate = by.nowMs - message.createdAtMs > constants.chat.editWithinMs;
  return message.authorId !== by.accountId || isLate ? ("chatNotAllowed" as const) : null;
}

/** Why somebody may not delete a message; null if they may: their own, and hosts anybody's. */
export function refusalOfDelete(message: Changed, by: { accountId: AccountId; role: SpaceRole }) {
  if (message.isDeleted) return "messageIsDeleted" as const;
  return message.authorId !== by.accountId && !isHost(by.role) ? ("chatNotAllowed" as const) : null;
}
