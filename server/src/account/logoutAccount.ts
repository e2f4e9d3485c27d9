import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";

/** Without a session there is nothing to end, which is not an error: the first answer may have been lost. */
export const logoutAccount: Handler<typeof operations.logoutAccount> = async (_needs, context) => {
  await context.closeSession();
  return ok({});
};
