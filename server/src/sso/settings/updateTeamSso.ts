import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../../team/index.ts";
import { checkSso } from "./checkSso.ts";
import { describeSso } from "./describeSso.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";
import { findSso, setSso } from "../ssoStore.ts";

type Needs = Pick<SsoNeeds, "siteUrl" | "isOwnHost" | "isLoopback">;

export const updateTeamSso: Handler<typeof operations.updateTeamSso, Needs> = async (
  needs,
  { tx, caller, nowMs },
  { teamId, ...wish },
) => {
  const stored = (await findSso(tx, teamId))?.certificates ?? [];
  const checked = checkSso(needs, wish, { nowMs, stored });
  if (!checked.ok) return checked;
  const row = { teamId, ...checked.value };
  await setSso(tx, row);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "ssoChanged", isEnabled: row.isEnabled });
  return ok({ sso: describeSso(needs, teamId, row) });
};
