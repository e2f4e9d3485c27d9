import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { accountChanged } from "../accountNeeds.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { changeAccount } from "../accountStore.ts";
import { deviceOf } from "../devices/deviceOf.ts";
import { endSurvey } from "./surveyStore.ts";

export const answerSurvey: Handler<typeof operations.answerSurvey, Pick<AccountNeeds, "bus">> = async (
  { bus },
  { tx, caller, accountId, nowMs },
  { name, ...chosen },
) => {
  const isSkipped = name === undefined && Object.keys(chosen).length === 0;
  const platform = isSkipped ? null : deviceOf(caller.userAgent ?? "");
  const isEnded = await endSurvey(tx, accountId, { kept: { ...chosen, platform }, nowMs });
  if (!isEnded || name === undefined) return ok({});
  await changeAccount(tx, accountId, { name });
  return ok({}, [() => bus.publish(accountChanged, { accountId })]);
};
