import { ok, refuse } from "@atrium/contract";
import type { AccountId, InputOf, Locale, operations, Result } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Query } from "../platform/database/database.ts";
import type { ContextOf } from "../platform/calls/context.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { findSpaceAs } from "./access/findSpaceAs.ts";
import { makeSpace } from "./makeSpace.ts";
import type { Origin } from "./makeSpace.ts";
import type { SpaceRooms } from "./spaceRooms.ts";

export interface CreateSpaceNeeds {
  rooms: SpaceRooms;
  localeOf(query: Query, accountId: AccountId): Promise<Locale>;
}

type Op = typeof operations.createSpace;
const DUPLICATE = "duplicate";

export const createSpace: Handler<Op, CreateSpaceNeeds> = async (needs, context, input) => {
  const { tx, accountId: makerId, nowMs } = context;
  const { teamId, name, slug, access } = input;
  const origin = await readOrigin(needs, context, input);
  if (!origin.ok) return origin;
  const made = await makeSpace(needs.rooms, tx, { teamId, name, slug, access, makerId, nowMs, origin: origin.value });
  return made.ok ? ok(made.value) : made;
};

/**
 * A space may be copied by its admins, and a template by everybody who may create spaces in the team. Their copy leaves
 * out the admin password: whoever knows it would become an admin of somebody else's space.
 */
async function readOrigin(
  { localeOf }: CreateSpaceNeeds,
  { tx, accountId }: Pick<ContextOf<Op>, "tx" | "accountId">,
  { teamId, template, oldSpaceId }: InputOf<Op>,
): Promise<Result<Origin, "missingOldSpaceId" | "spaceTemplateNotFound">> {
  if (template !== DUPLICATE) return ok({ kind: "template", template, locale: await localeOf(tx, accountId) });
  if (oldSpaceId === undefined) return refuse("missingOldSpaceId");
  const found = await findSpaceAs(tx, { accountId, spaceId: oldSpaceId });
  if (found === null || found.space.teamId !== teamId) return refuse("spaceTemplateNotFound");
  const { space, role } = found;
  if (may("space.duplicate", { role })) return ok({ kind: "copy", of: space });
  return space.isTemplate
    ? ok({ kind: "copy", of: { ...space, adminPasswordHash: null } })
    : refuse("spaceTemplateNotFound");
}
