import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { deletePasskey } from "./passkeyStore.ts";

export const removePasskey: Handler<typeof operations.removePasskey> = async (
  _needs,
  { tx, accountId },
  { passkeyId },
) => ((await deletePasskey(tx, { id: passkeyId, accountId })) ? ok({}) : refuse("passkeyNotFound"));
