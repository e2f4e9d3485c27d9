import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { readMailChoices } from "./mailChoiceStore.ts";

export const getMailChoices: Handler<typeof operations.getMailChoices> = async (_needs, { query, accountId }) =>
  ok({ mails: await readMailChoices(query, accountId) });
