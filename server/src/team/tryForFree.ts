import { ok, refuse } from "@atrium/contract";
import type { AccountId, AccountProfile, Locale, operations, Plan, Result, SpaceId, TeamId } from "@atrium/contract";
import type { CallContext } from "../platform/calls/context.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { Taken } from "../platform/rateLimit.ts";
import { DEFAULT_TEAM_COLOR } from "./createTeam.ts";
import { insertTeam } from "./teamStore.ts";

export interface TryForFreeNeeds {
  defaultPlan: Plan;
  hasTemplate(name: string): boolean;
  /** Counts one more try from the caller's network address. */
  takeTry(context: CallContext): Promise<Taken>;
  /** The caller's profile; opens a guest session for a caller without one. */
  profileOrGuest(context: CallContext, locale: Locale | undefined): Promise<AccountProfile>;
  makeFirstSpace(context: CallContext, space: FirstSpace): Promise<Result<{ spaceId: SpaceId; slug: string }>>;
}

interface FirstSpace {
  teamId: TeamId;
  makerId: AccountId;
  name: string;
  /** A known template, or none for the default. */
  template: string | undefined;
  locale: Locale;
}

export const tryForFree: Handler<typeof operations.tryForFree, TryForFreeNeeds> = async (needs, context, input) => {
  if (input.template !== undefined && !needs.hasTemplate(input.template)) return refuse("spaceTemplateNotFound");
  const taken = await needs.takeTry(context);
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  const account = await needs.profileOrGuest(context, input.locale);
  const teamId = await insertTeam(context.tx, {
    name: input.teamName,
    color: DEFAULT_TEAM_COLOR,
    plan: needs.defaultPlan,
    adminId: account.accountId,
    nowMs: context.nowMs,
  });
  const made = await needs.makeFirstSpace(context, {
    teamId,
    makerId: account.accountId,
    name: input.spaceName,
    template: input.template,
    locale: input.locale ?? account.locale,
  });
  // A new team has room for a space and a generated slug is free: a refusal here is a bug, and throwing rolls back the team.
  if (!made.ok) throw new Error(`The first space was refused: ${made.code}`);
  return ok({ teamId, spaceId: made.value.spaceId, slug: made.value.slug, account });
};
