import { ok, refuse } from "@atrium/contract";
import type { Asker } from "@atrium/rules";
import type { Caller } from "../platform/calls/context.ts";
import type { Resolvers } from "../platform/calls/subjects.ts";

/** Calls whose subject is the caller. */
export const accountSubjects: Resolvers<"public" | "session" | "account"> = {
  public: { find: async ({ caller }) => ok(asked(caller)) },
  session: { find: async ({ caller }) => ok(asked(caller)) },
  account: {
    find: async ({ caller }) => (caller.isVerified ? ok(asked(caller)) : refuse("accountIsNotVerified")),
  },
};

const asked = (caller: Caller): { subject: null; asker: Asker; place: null } => ({
  subject: null,
  asker: { role: roleOf(caller) },
  place: null,
});

function roleOf({ accountId, isVerified }: Caller): Asker["role"] {
  if (accountId === null) return "NOBODY";
  return isVerified ? "ACCOUNT" : "GUEST_SESSION";
}
