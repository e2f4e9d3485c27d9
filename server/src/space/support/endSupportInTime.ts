import { recordAudit, teamPeopleChanged } from "../../team/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Database } from "../../platform/database/database.ts";
import { tellPeople } from "../people/tellPeople.ts";
import { findSpace } from "../spaceStore.ts";
import { takeRunOut } from "./supportStore.ts";

export interface SupportEndNeeds {
  db: Database;
  bus: Bus;
}

/** Ends what has run out: notes it in the log of each team, and tells the spaces, whose people are looked up again. */
export async function endSupportInTime({ db, bus }: SupportEndNeeds, nowMs: number): Promise<void> {
  const effects = await db.transaction(async (tx) => {
    const told: (() => void)[] = [];
    for (const { spaceId, accountId } of await takeRunOut(tx)) {
      const space = await findSpace(tx, spaceId);
      if (space === null) continue;
      const { teamId } = space;
      const caller = { accountId, address: "" };
      await recordAudit(tx, { teamId, caller, nowMs }, { action: "supportRanOut", spaceId });
      told.push(() => tellPeople(bus, spaceId, [accountId]).forEach((tell) => void tell()));
      told.push(() => bus.publish(teamPeopleChanged, { teamId }));
    }
    return told;
  });
  for (const effect of effects) effect();
}
