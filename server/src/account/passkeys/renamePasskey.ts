import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { changePasskey, passkeyOf } from "./passkeyStore.ts";

export const renamePasskey: Handler<typeof operations.renamePasskey> = async (
  _needs,
  { tx, accountId },
  { passkeyId, name },
) => {
  const renamed = await changePasskey(tx, { id: passkeyId, accountId }, { name });
  return renamed === null ? refuse("passkeyNotFound") : ok({ passkey: passkeyOf(renamed) });
};
