import { bounds, newId } from "@atrium/contract";
import type { Plan, SpaceId, SpaceTemplate, TeamId } from "@atrium/contract";
import { and, asc, count, eq, exists, inArray, or } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { teams, teamTerms } from "../team/index.ts";
import { spaceDomains, spaces, stands } from "./tables.ts";
import type { DomainRow } from "./tables.ts";

export type SpaceRow = typeof spaces.$inferSelect;
/** A space with what its team determines for it. */
export interface SpaceRecord extends SpaceRow {
  teamName: string;
  plan: Plan;
  boughtCapacity: number | null;
  /** Recordings its contract lets the team keep; null: as many as the plan has. */
  agreedRecordings: number | null;
  customDomain: DomainRow | null;
}

/** What a copy takes from its original. */
export type CopiedSettings = Omit<
  SpaceRow,
  "id" | "teamId" | "slug" | "name" | "template" | "startsAt" | "isTemplate" | "createdAt" | "deletedAt" | "revision"
>;

export interface NewSpace {
  teamId: TeamId;
  slug: string;
  name: string;
  template: SpaceTemplate;
  settings?: Partial<CopiedSettings>;
  nowMs: number;
}

/** Null if the slug is taken, even by a transaction that commits while this one waits. */
export async function insertSpace(tx: Transaction, space: NewSpace): Promise<SpaceId | null> {
  const { nowMs, settings, ...named } = space;
  const fresh = { entranceBrightness: bounds.brightnessPercent.max, ...settings };
  const [row] = await tx
    .insert(spaces)
    .values({ id: newId<SpaceId>(), ...named, ...fresh, createdAt: new Date(nowMs) })
    .onConflictDoNothing({ target: spaces.slug })
    .returning({ id: spaces.id });
  return row?.id ?? null;
}

export async function findSpace(query: Query, spaceId: SpaceId): Promise<SpaceRecord | null> {
  const [row] = await selectSpaces(query).where(and(eq(spaces.id, spaceId), stands));
  return row ? toRecord(row) : null;
}

export async function findSpaceBySlug(query: Query, foldedSlug: string): Promise<SpaceRecord | null> {
  const [row] = await selectSpaces(query).where(and(eq(spaces.slug, foldedSlug), stands));
  return row ? toRecord(row) : null;
}

/** Across all teams. */
export async function countAllSpaces(query: Query): Promise<number> {
  const [row] = await query.select({ quantity: count() }).from(spaces).where(stands);
  return row?.quantity ?? 0;
}

/** The space with this slug; a deleted one keeps it until it can no longer be restored. */
export async function holderOfSlug(query: Query, foldedSlug: string): Promise<SpaceId | null> {
  const [row] = await query.select({ id: spaces.id }).from(spaces).where(eq(spaces.slug, foldedSlug));
  return row?.id ?? null;
}

/** Oldest first. */
export async function spacesOfTeam(query: Query, teamId: TeamId): Promise<SpaceRecord[]> {
  const rows = await selectSpaces(query)
    .where(and(eq(spaces.teamId, teamId), stands))
    .orderBy(asc(spaces.createdAt), asc(spaces.id));
  return rows.map(toRecord);
}

export async function spaceIdsOfTeams(query: Query, teamIds: readonly TeamId[]): Promise<SpaceId[]> {
  const rows = await query
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(inArray(spaces.teamId, [...teamIds]), stands));
  return rows.map(({ id }) => id);
}

/** The team of a space, also of a deleted one that can be restored. */
export async function teamOfAnySpace(query: Query, spaceId: SpaceId): Promise<TeamId | null> {
  const [row] = await query.select({ teamId: spaces.teamId }).from(spaces).where(eq(spaces.id, spaceId));
  return row?.teamId ?? null;
}

export async function countSpaces(query: Query, teamIds: readonly TeamId[]): Promise<Map<TeamId, number>> {
  const rows = await query
    .select({ teamId: spaces.teamId, count: count() })
    .from(spaces)
    .where(and(inArray(spaces.teamId, [...teamIds]), stands))
    .groupBy(spaces.teamId);
  return new Map(rows.map((row) => [row.teamId, row.count]));
}

/** Whether a space uses the file at this URL, including deleted ones that can be restored. */
export const isSpacePicture = (query: Query, url: SQL): SQL =>
  exists(
    query
      .select({ id: spaces.id })
      .from(spaces)
      .where(or(eq(spaces.logoUrl, url), eq(spaces.entranceBackgroundUrl, url))),
  );

function selectSpaces(query: Query) {
  return query
    .select({
      space: spaces,
      ...teamTerms,
      customDomain: spaceDomains,
    })
    .from(spaces)
    .leftJoin(spaceDomains, eq(spaceDomains.spaceId, spaces.id))
    .innerJoin(teams, eq(teams.id, spaces.teamId))
    .$dynamic();
}

function toRecord({ space, ...team }: { space: SpaceRow } & Omit<SpaceRecord, keyof SpaceRow>): SpaceRecord {
  return { ...space, ...team };
}
