import { DEMO_SPACE_SLUG, must } from "@atrium/contract";
import type { Locale, SpaceId } from "@atrium/contract";
import { DEMO_ROOMS, templateBackground } from "@atrium/rules";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../platform/database/database.ts";
import { findSpaceBySlug, insertSpace } from "../space/index.ts";
import { DEFAULT_TEAM_COLOR, insertTeam } from "../team/index.ts";
import { insertRooms } from "./roomStore.ts";

interface SeedAt {
  /** The language of the rooms' names: the installation's. Pages show them in each reader's own. */
  locale: Locale;
  nowMs: number;
}

/**
 * Creates the demo space if it is missing: public, in a team that nobody administers. An existing one is left as it is,
 * and programs that start at the same time create it only once.
 */
export async function seedDemoSpace(db: Database, at: SeedAt): Promise<SpaceId> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('atrium demo space'))`);
    const existing = await findSpaceBySlug(tx, DEMO_SPACE_SLUG);
    return existing?.id ?? make(tx, at);
  });
}

async function make(tx: Transaction, { locale, nowMs }: SeedAt): Promise<SpaceId> {
  const team = { name: "Atrium demo", color: DEFAULT_TEAM_COLOR, plan: "custom" as const, adminId: null, nowMs };
  const teamId = await insertTeam(tx, team);
  const space = { teamId, slug: DEMO_SPACE_SLUG, name: "Atrium", template: "lounge" as const, nowMs };
  const spaceId = must(await insertSpace(tx, space), "the slug is reserved, and nobody else seeds under the lock");
  const rooms = DEMO_ROOMS.map((room) => ({
    name: room.name[locale],
    type: room.type,
    bgImageUrl: templateBackground(room),
  }));
  await insertRooms(tx, spaceId, { rooms, nowMs });
  return spaceId;
}
