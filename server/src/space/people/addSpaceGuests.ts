import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { findGuest, recordAudit } from "../../team/index.ts";
import { teamPlaces } from "../teamPlaces.ts";
import { addPeople } from "./peopleStore.ts";
import { tellPeople } from "./tellPeople.ts";
import type { PeopleNeeds } from "./tellPeople.ts";

export const addSpaceGuests: Handler<typeof operations.addSpaceGuests, PeopleNeeds> = async (
  { bus },
  { tx, caller, nowMs, subject: { space } },
  { spaceId, accountIds: asked },
) => {
  const accountIds = [...new Set(asked)];
  for (const accountId of accountIds) {
    const guest = await findGuest(tx, teamPlaces, { teamId: space.teamId, accountId });
    if (guest === null) return refuse("guestNotFound");
  }
  await addPeople(tx, { spaceId, accountIds, role: "SPACE_GUEST" }, nowMs);
  const at = { teamId: space.teamId, caller, nowMs };
  await recordAudit(tx, at, { action: "spaceGuestsAdded", accountIds, spaceId });
  return ok({}, tellPeople(bus, spaceId, accountIds));
};
