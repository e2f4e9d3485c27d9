import { newId } from "@atrium/contract";
import type { Plan, SpaceId, SpaceTemplate, TeamId } from "@atrium/contract";
import { asc, count, eq, inArray } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { teams } from "../team/index.ts";
import { spaces } from "./tables.ts";

type SpaceRow = typeof spaces.$inferSelect;
/** A space with what its team decides for it. */
export interface SpaceRecord extends SpaceRow {
  teamName: string;
  plan: Plan;
  boughtCapacity: number | null;
}

export interface NewSpace {
  teamId: TeamId;
  slug: string;
  name: string;
  template: SpaceTemplate;
  nowMs: number;
}

/** null when the slug is taken, also by a transaction that commits while this one waits. */
export async function insertSpace(tx: Transaction, space: NewSpace): Promise<SpaceId | null> {
  const { nowMs, ...named } = space;
  const [row] = await tx
    .insert(spaces)
    .values({ id: newId<SpaceId>(), ...named, entranceBrightness: FULL_BRIGHTNESS, createdAt: new Date(nowMs) })
    .onConflictDoNothing({ target: spaces.slug })
    .returning({ id: spaces.id });
  return row?.id ?? null;
}

export async function findSpace(query: Query, spaceId: SpaceId): Promise<SpaceRecord | null> {
  const [row] = await selectSpaces(query).where(eq(spaces.id, spaceId));
  return row ? toRecord(row) : null;
}

export async function findSpaceBySlug(query: Query, foldedSlug: string): Promise<SpaceRecord | null> {
  const [row] = await selectSpaces(query).where(eq(spaces.slug, foldedSlug));
  return row ? toRecord(row) : null;
}

/** Oldest first. */
export async function spacesOfTeam(query: Query, teamId: TeamId): Promise<SpaceRecord[]> {
  const rows = await selectSpaces(query)
    .where(eq(spaces.teamId, teamId))
    .orderBy(asc(spaces.createdAt), asc(spaces.id));
  return rows.map(toRecord);
}

export async function spaceIdsOfTeams(query: Query, teamIds: readonly TeamId[]): Promise<SpaceId[]> {
  const rows = await query
    .select({ id: spaces.id })
    .from(spaces)
    .where(inArray(spaces.teamId, [...teamIds]));
  return rows.map(({ id }) => id);
}

export async function countSpaces(query: Query, teamIds: readonly TeamId[]): Promise<Map<TeamId, number>> {
  const rows = await query
    .select({ teamId: spaces.teamId, count: count() })
    .from(spaces)
    .where(inArray(spaces.teamId, [...teamIds]))
    .groupBy(spaces.teamId);
  return new Map(rows.map((row) => [row.teamId, row.count]));
}

export async function renameSpace(tx: Transaction, spaceId: SpaceId, name: string): Promise<void> {
  await tx.update(spaces).set({ name }).where(eq(spaces.id, spaceId));
}

const FULL_BRIGHTNESS = 100;

function selectSpaces(query: Query) {
  return query
    .select({ space: spaces, teamName: teams.name, plan: teams.plan, boughtCapacity: teams.boughtCapacity })
    .from(spaces)
    .innerJoin(teams, eq(teams.id, spaces.teamId))
    .$dynamic();
}

function toRecord({ space, ...team }: { space: SpaceRow } & Omit<SpaceRecord, keyof SpaceRow>): SpaceRecord {
  return { ...space, ...team };
}
