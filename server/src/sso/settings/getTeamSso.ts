import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { describeSso } from "./describeSso.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";
import { findSso } from "../ssoStore.ts";

export const getTeamSso: Handler<typeof operations.getTeamSso, Pick<SsoNeeds, "siteUrl">> = async (
  needs,
  { query },
  { teamId },
) => ok({ sso: describeSso(needs, teamId, await findSso(query, teamId)) });
