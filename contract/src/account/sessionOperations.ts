import { z } from "zod";
import { operation } from "../common/operation.ts";
import { AccountSession, SessionId } from "./records.ts";

export const listAccountSessions = operation({
  name: "listAccountSessions",
  says: "Where the caller is signed in, this session first, then by when they were used last.",
  input: z.strictObject({}),
  success: z.object({ sessions: z.array(AccountSession) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const endAccountSessions = operation({
  name: "endAccountSessions",
  says: "Ends one other session of the caller's, or without an id all others. Their sockets and calls end with them.",
  input: z.strictObject({ sessionId: SessionId.optional() }),
  success: z.object({ ended: z.number() }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["listAccountSessions"]],
});

export const confirmAccountSession = operation({
  name: "confirmAccountSession",
  says: "It was me: takes the mark of a new browser off another session of the caller's. One that bears the mark itself cannot.",
  input: z.strictObject({ sessionId: SessionId }),
  success: z.object({ isConfirmed: z.boolean() }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["listAccountSessions"]],
});
