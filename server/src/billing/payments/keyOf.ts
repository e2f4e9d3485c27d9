import { createHash } from "node:crypto";
import type { AccountId, RequestId } from "@atrium/contract";

/** The idempotency key of one step of a call: the same in each of its attempts, and in no other call. */
export const keyOf = ({ accountId, requestId }: { accountId: AccountId; requestId: RequestId }, step: string): string =>
  createHash("sha256").update(`${accountId} ${requestId} ${step}`).digest("hex");
