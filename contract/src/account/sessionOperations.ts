import { z } from "zod";
import { operation } from "../common/operation.ts";
import { AccountSession, SessionId } from "./records.ts";

export const listAccountSessions = operation({
  name: "listAccountSessions",
  says: "The caller's sessions, this one first, then the most recently used.",
  input: z.strictObject({}),
  success: z.object({ sessions: z.array(AccountSession) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const endAccountSessions = operation({
  name: "endAccountSessions",
  says: "Ends one of the caller's other sessions, or all of them if no id is given. Their sockets and calls end with them.",
  input: z.strictObject({ sessionId: SessionId.optional() }),
  success: z.object({ ended: z.number() }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["listAccountSessions"]],
});

export const confirmAccountSession = operation({
  name: "confirmAccountSession",
  says: "Confirms that another session of the caller's is theirs, which removes its mark of a new browser. A session that has the mark itself cannot confirm others.",
  input: z.strictObject({ sessionId: SessionId }),
  success: z.object({ isConfirmed: z.boolean() }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["listAccountSessions"]],
});
