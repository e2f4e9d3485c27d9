import { PLAN_TERMS, refuse, ok, SPACE_TEMPLATES } from "@atrium/contract";
import type { AccountId, Locale, Result, SpaceId, SpaceTemplate, TeamId } from "@atrium/contract";
import { DEFAULT_TEMPLATE, readSlug, slugFromName, TEMPLATE_ROOMS, templateBackground } from "@atrium/rules";
import { randomInt } from "node:crypto";
import type { Transaction } from "../platform/database/database.ts";
import { lockTeam, teamRoleOf } from "../team/index.ts";
import { addMember } from "./membershipStore.ts";
import type { SpaceRooms } from "./spaceRooms.ts";
import { countSpaces, insertSpace } from "./spaceStore.ts";
import type { NewSpace } from "./spaceStore.ts";

/** A space as somebody asks for it. */
export interface AskedSpace {
  teamId: TeamId;
  makerId: AccountId;
  name: string;
  slug: string | undefined;
  template: string | undefined;
  /** The language of its rooms' names. */
  locale: Locale;
  nowMs: number;
}
export interface MadeSpace {
  spaceId: SpaceId;
  slug: string;
}
type MakeRefusal =
  | "teamNotFound"
  | "spaceTemplateNotFound"
  | "spacesQuantityRateLimit"
  | "invalidSlug"
  | "restrictedSlug"
  | "alreadyExists";

/**
 * Makes a space with the rooms of its template, for `createSpace` and for the first space of a new team. The team's row
 * is locked while its spaces are counted, and the slug is unique in the table, so limits hold under races. Refuses
 * before it writes anything.
 */
export async function makeSpace(
  rooms: SpaceRooms,
  tx: Transaction,
  asked: AskedSpace,
): Promise<Result<MadeSpace, MakeRefusal>> {
  const template = readTemplate(asked.template);
  if (template === null) return refuse("spaceTemplateNotFound");
  const reading = asked.slug === undefined ? null : readSlug(asked.slug);
  if (reading !== null && !reading.ok) return refuse(reading.code);
  const team = await lockTeam(tx, asked.teamId);
  if (team === null) return refuse("teamNotFound");
  const made = (await countSpaces(tx, [team.id])).get(team.id) ?? 0;
  const limit = PLAN_TERMS[team.plan].spaces;
  if (made >= limit) return refuse("spacesQuantityRateLimit", { limit });
  const space = { teamId: team.id, name: asked.name, template, nowMs: asked.nowMs };
  const inserted = reading ? await insertAt(tx, space, reading.slug) : await insertSomewhere(tx, space);
  if (inserted === null) return refuse("alreadyExists");
  await furnish(rooms, tx, { ...asked, template, spaceId: inserted.spaceId });
  return ok(inserted);
}

export function readTemplate(name: string | undefined): SpaceTemplate | null {
  return SPACE_TEMPLATES.find((template) => template === (name ?? DEFAULT_TEMPLATE)) ?? null;
}

type SpaceToInsert = Omit<NewSpace, "slug">;

async function insertAt(tx: Transaction, space: SpaceToInsert, slug: string): Promise<MadeSpace | null> {
  const spaceId = await insertSpace(tx, { ...space, slug });
  return spaceId === null ? null : { spaceId, slug };
}

const NUMBERED_ATTEMPTS = 4;
const ATTEMPTS = 12;

/** The plain name first, then small numbers, then numbers nobody else is likely to try. */
async function insertSomewhere(tx: Transaction, space: SpaceToInsert): Promise<MadeSpace | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const number = attempt <= NUMBERED_ATTEMPTS ? attempt : randomInt(1000, 10 ** (attempt + 1));
    const made = await insertAt(tx, space, slugFromName(space.name, number));
    if (made !== null) return made;
  }
  return null;
}

async function furnish(
  rooms: SpaceRooms,
  tx: Transaction,
  made: Pick<AskedSpace, "teamId" | "makerId" | "locale" | "nowMs"> & { spaceId: SpaceId; template: SpaceTemplate },
): Promise<void> {
  const { spaceId, locale, nowMs } = made;
  const newRooms = TEMPLATE_ROOMS[made.template].map((room) => ({
    name: room.name[locale],
    type: room.type,
    bgImageUrl: templateBackground(room),
  }));
  await rooms.addRooms(tx, spaceId, { rooms: newRooms, nowMs });
  const teamRole = await teamRoleOf(tx, made.teamId, made.makerId);
  // A team admin has every space already; anybody else who may make one administers what they made.
  if (teamRole !== "ADMIN") await addMember(tx, { spaceId, accountId: made.makerId, role: "SPACE_ADMIN" }, nowMs);
}
