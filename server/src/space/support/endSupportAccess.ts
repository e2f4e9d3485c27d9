import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { recordAudit } from "../../team/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { tellPeople } from "../people/tellPeople.ts";
import type { PeopleNeeds } from "../people/tellPeople.ts";
import { endAccesses } from "./supportStore.ts";

export const endSupportAccess: Handler<typeof operations.endSupportAccess, PeopleNeeds> = async (
  { bus },
  { tx, caller, nowMs, accountId: by, subject: { role } },
  { teamId, accountId },
) => {
  if (role === "SUPPORT" && accountId !== by) return refuse("forbidden");
  const spaceIds = await endAccesses(tx, { teamId, accountId });
  if (spaceIds.length === 0) return refuse("accountNotFound");
  for (const spaceId of spaceIds)
    await recordAudit(tx, { teamId, caller, nowMs }, { action: "supportEnded", accountId, spaceId });
  return ok(
    {},
    spaceIds.flatMap((spaceId) => tellPeople(bus, spaceId, [accountId])),
  );
};
