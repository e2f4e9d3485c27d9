import { ok, refuse } from "@atrium/contract";
import type { AccountId, Effect, operations } from "@atrium/contract";
import type { Bus } from "../../platform/bus.ts";
import type { Caller } from "../../platform/calls/context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { recordAudit, teamPeopleChanged } from "../../team/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { tellPeople } from "../people/tellPeople.ts";
import type { PeopleNeeds } from "../people/tellPeople.ts";
import { endAccesses, endAccessesOf } from "./supportStore.ts";

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

interface Ending {
  tx: Transaction;
  caller: Pick<Caller, "accountId" | "userAgent" | "address">;
  nowMs: number;
}

/** Ends everything that is open to somebody as support staff: the address that makes them staff is no longer theirs. */
export async function endAllSupport({ tx, caller, nowMs }: Ending, bus: Bus, accountId: AccountId): Promise<Effect[]> {
  const ended = await endAccessesOf(tx, accountId);
  for (const { spaceId, teamId } of ended)
    await recordAudit(tx, { teamId, caller, nowMs }, { action: "supportEnded", accountId, spaceId });
  return ended.flatMap(({ spaceId, teamId }) => [
    ...tellPeople(bus, spaceId, [accountId]),
    () => bus.publish(teamPeopleChanged, { teamId }),
  ]);
}
