import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { keepMailChoices } from "./mailChoiceStore.ts";

export const setMailChoices: Handler<typeof operations.setMailChoices> = async (
  _needs,
  { tx, accountId },
  { direct, mention, role, recording },
) => {
  const mails = await keepMailChoices(tx, accountId, {
    ...(direct !== undefined && { direct }),
    ...(mention !== undefined && { mention }),
    ...(role !== undefined && { role }),
    ...(recording !== undefined && { recording }),
  });
  return ok({ mails });
};
