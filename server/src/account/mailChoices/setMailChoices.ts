import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { keepMailChoices, readMailChoices } from "./mailChoiceStore.ts";

export const setMailChoices: Handler<typeof operations.setMailChoices> = async (
  _needs,
  { tx, accountId },
  { direct, mention, role },
) => {
  const before = await readMailChoices(tx, accountId);
  const mails = {
    direct: direct ?? before.direct,
    mention: mention ?? before.mention,
    role: role ?? before.role,
  };
  await keepMailChoices(tx, accountId, mails);
  return ok({ mails });
};
