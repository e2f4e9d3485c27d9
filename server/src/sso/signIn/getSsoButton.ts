import { ok } from "@atrium/contract";
import type { operations, TeamId } from "@atrium/contract";
import { foldSlug } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Query } from "../../platform/database/database.ts";
import { findSpaceBySlug } from "../../space/index.ts";
import { findOpenSso } from "../ssoStore.ts";

/** Public: only what a sign-in page shows. Providers send no answers to a space's own domain: it is another site. */
export const getSsoButton: Handler<typeof operations.getSsoButton> = async (
  _needs,
  { query, caller },
  { teamId, slug },
) => {
  const meant = caller.onlySpace === undefined ? (teamId ?? (await teamOfSpace(query, slug))) : null;
  const found = meant === null ? null : await findOpenSso(query, meant);
  if (found === null) return ok({ sso: null });
  const { team, sso } = found;
  return ok({ sso: { teamId: team.id, teamName: team.name, text: sso.buttonText } });
};

async function teamOfSpace(query: Query, slug: string | undefined): Promise<TeamId | null> {
  if (slug === undefined) return null;
  const space = await findSpaceBySlug(query, foldSlug(slug));
  return space?.teamId ?? null;
}
