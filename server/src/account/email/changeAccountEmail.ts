import { must, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { findAccount } from "../accountStore.ts";
import { isProven } from "../sessions.ts";
import { parseEmail } from "../signIn/emailAddress.ts";
import { startSignIn } from "../signIn/startSignIn.ts";
import type { StartNeeds } from "../signIn/startSignIn.ts";

/**
 * Only somebody who has proven access to the new mailbox learns whether another account uses it. A signed-in browser
 * alone does not suffice to take an account over: a session that was proven too long ago first needs a code sent to the
 * current address.
 */
export const changeAccountEmail: Handler<typeof operations.changeAccountEmail, StartNeeds> = async (
  needs,
  context,
  input,
) => {
  const { tx, accountId, caller, nowMs } = context;
  const { emailKey } = must(await findAccount(tx, accountId), "a session has its account");
  const email = parseEmail(input.email);
  const isOwn = email !== null && email.key === emailKey;
  if (email !== null && !isOwn && !(await isProven(tx, caller.sessionId, nowMs))) return refuse("proofNeeded");
  return startSignIn(needs, context, { ...input, accountId, isOwn });
};
