import { constants, ok } from "@atrium/contract";
import type { AccountId, AuditEntry, operations, SpaceId } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { countEntries, findActors, findAuditedPeople, findEntries } from "./auditStore.ts";

const PAGE = 50;

export const listTeamAuditEntries: Handler<
  typeof operations.listTeamAuditEntries,
  Pick<TeamPlacesNeeds, "places">
> = async ({ places }, { query, nowMs }, { teamId, cursor, count = PAGE, since, ...wanted }) => {
  const named = await places.namesOf(query, teamId);
  const search = {
    teamId,
    find: wanted.find,
    foundSpaceIds: named.filter(({ name }) => holds(name, wanted.find)).map(({ id }) => id),
    actorIds: wanted.actorIds,
    actions: wanted.actions,
    sinceMs: Math.max(nowMs - constants.audit.keptMs, since === undefined ? 0 : Date.parse(since)),
  };
  // One more than is shown tells whether there is another page.
  const found = await findEntries(query, search, { after: cursor, count: count + 1 });
  const entries = found.slice(0, count);
  const actorIds = await findActors(query, teamId);
  const people = await findAuditedPeople(query, teamId, [...new Set([...actorIds, ...entries.flatMap(peopleIn)])]);
  const spaceIds = new Set(entries.flatMap(spacesIn));
  return ok({
    entries,
    people,
    spaces: named.filter(({ id }) => spaceIds.has(id)),
    actorIds,
    total: await countEntries(query, search),
    nextCursor: found.length > count ? (entries.at(-1)?.id ?? null) : null,
  });
};

const holds = (name: string, find: string | undefined): boolean =>
  find !== undefined && name.toLowerCase().includes(find.toLowerCase());

function peopleIn({ actorId, act }: AuditEntry): AccountId[] {
  const actors = actorId === null ? [] : [actorId];
  if ("accountId" in act) return [...actors, act.accountId];
  return "accountIds" in act ? [...actors, ...act.accountIds] : actors;
}

function spacesIn({ act }: AuditEntry): SpaceId[] {
  if ("spaceId" in act) return [act.spaceId];
  return "spaceIds" in act ? act.spaceIds : [];
}
