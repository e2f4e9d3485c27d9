import { ok } from "@atrium/contract";
import type { OwnDataPart, operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { ReadOwnRows } from "../../platform/database/ownRows.ts";
import { ownPasskeys, ownProfile, ownSessions, ownSurvey } from "./ownAccountRows.ts";

/** The parts stored by other domains. */
export type OwnDataElsewhere = Record<
  Exclude<OwnDataPart, "profile" | "survey" | "sessions" | "passkeys">,
  ReadOwnRows
>;

export const getOwnDataPage: Handler<typeof operations.getOwnDataPage, { ownData: OwnDataElsewhere }> = async (
  { ownData },
  { query, accountId },
  { part, cursor },
) => {
  const parts = { profile: ownProfile, survey: ownSurvey, sessions: ownSessions, passkeys: ownPasskeys, ...ownData };
  return ok(await parts[part](query, accountId, cursor));
};
