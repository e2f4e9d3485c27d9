import { must, operations } from "@atrium/contract";
import type { AccountId, UploadId } from "@atrium/contract";
import type { Caller, Subjects } from "../platform/calls/context.ts";
import type { Guard } from "../platform/calls/guard.ts";
import type { Query } from "../platform/database/database.ts";
import type { Inside } from "../space/index.ts";
import { roomHistoryFrom } from "./room/roomHistory.ts";
import { whereAttached } from "./store/attachmentStore.ts";
import type { Chat } from "./store/chatStore.ts";

interface OpenNeeds {
  query: Query;
  guard: Guard;
  inside: Pick<Inside, "standing">;
  nowMs: number;
}

/** Whether somebody may read the message that a file belongs to, by the same check as for reading its chat. */
export async function mayOpenAttachment(needs: OpenNeeds, caller: Caller, uploadId: UploadId): Promise<boolean> {
  const { accountId } = caller;
  const { query, nowMs } = needs;
  const found = await whereAttached(query, uploadId);
  if (accountId === null || found === null) return false;
  const page = pageOf(found.chat, accountId);
  if (page === null) return false;
  const admitted = await needs.guard({ ...page, caller, query, nowMs });
  if (!admitted.ok || found.chat.roomId === null) return admitted.ok;
  const subject = admitted.value.subject as Subjects["room"];
  const from = roomHistoryFrom(needs, { accountId, nowMs, subject });
  return from === null || found.sentAt.toISOString() >= from;
}

/** The call with which somebody would read the chat that contains a file's message; null if there is none. */
export async function pageOfAttachment(query: Query, accountId: AccountId, uploadId: UploadId) {
  const found = await whereAttached(query, uploadId);
  return found === null ? null : pageOf(found.chat, accountId);
}

/** The operation with which somebody would read a chat; null for a direct chat they are not part of. */
function pageOf({ roomId, spaceId, teamId, lowAccountId, highAccountId }: Chat, accountId: AccountId) {
  if (roomId !== null) return { operation: operations.getRoomChatPage, input: { roomId } };
  if (spaceId !== null) return { operation: operations.getSpaceChatPage, input: { spaceId } };
  if (teamId !== null) return { operation: operations.getTeamChatPage, input: { teamId } };
  const pair = [must(lowAccountId, "a pair"), must(highAccountId, "a pair")];
  const other = pair.find((each) => each !== accountId);
  if (!pair.includes(accountId) || other === undefined) return null;
  return { operation: operations.getDirectMessageChatPage, input: { accountId: other } };
}
