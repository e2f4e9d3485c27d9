import { PLAN_TERMS, refuse, ok } from "@atrium/contract";
import type { AccountId, Locale, Result, SpaceId, SpaceAccess, SpaceTemplate, TeamId } from "@atrium/contract";
import {
  readSlug,
  readTemplate,
  slugFromName,
  TEMPLATE_ROOMS,
  TEMPLATE_TERMS,
  templateBackground,
} from "@atrium/rules";
import { randomInt } from "node:crypto";
import type { Transaction } from "../platform/database/database.ts";
import { lockTeam, teamRoleOf, termsOf } from "../team/index.ts";
import { addMember } from "./membershipStore.ts";
import type { SpaceRooms } from "./spaceRooms.ts";
import { countSpaces, insertSpace } from "./spaceStore.ts";
import type { CopiedSettings, NewSpace, SpaceRecord } from "./spaceStore.ts";

/** The requested space. */
export interface AskedSpace {
  teamId: TeamId;
  makerId: AccountId;
  name: string;
  slug: string | undefined;
  origin: Origin;
  /** Default: open to anybody with the link, or as in the space it is copied from. */
  access?: SpaceAccess | undefined;
  nowMs: number;
}
/** What a space is created from: a template's rooms, named in a language, or another space with its settings. */
export type Origin =
  | { kind: "template"; template: string | undefined; locale: Locale }
  | { kind: "copy"; of: SpaceRecord };
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
 * Creates a space with its template's rooms, for `createSpace` and for the first space of a new team. The team's row is
 * locked while its spaces are counted, and the slug is unique in the table, so limits hold under races. Refuses before it
 * writes anything.
 */
export async function makeSpace(
  rooms: SpaceRooms,
  tx: Transaction,
  asked: AskedSpace,
): Promise<Result<MadeSpace, MakeRefusal>> {
  const { origin } = asked;
  const made = readSource(origin);
  if (made === null) return refuse("spaceTemplateNotFound");
  const reading = asked.slug === undefined ? null : readSlug(asked.slug);
  if (reading !== null && !reading.ok) return refuse(reading.code);
  const team = await lockTeam(tx, asked.teamId);
  if (team === null) return refuse("teamNotFound");
  const standing = (await countSpaces(tx, [team.id])).get(team.id) ?? 0;
  const { plan, spaces: limit } = termsOf(team, asked.nowMs);
  if (standing >= limit) return refuse("spacesQuantityRateLimit", { limit });
  const settings = { ...made.settings, ...accessSettings(asked.access) };
  const space = { teamId: team.id, name: asked.name, template: made.look, settings, nowMs: asked.nowMs };
  const inserted = reading ? await insertAt(tx, space, reading.slug) : await insertSomewhere(tx, space);
  if (inserted === null) return refuse("alreadyExists");
  const { spaceId } = inserted;
  const { roomsPerSpace: most, elementsPerRoom: mostElements } = PLAN_TERMS[plan];
  await made.furnish({ rooms, tx, spaceId, nowMs: asked.nowMs, most, mostElements });
  await admitMaker(tx, { ...asked, spaceId });
  return ok(inserted);
}

interface Furnishing {
  rooms: SpaceRooms;
  tx: Transaction;
  spaceId: SpaceId;
  nowMs: number;
  /** The plan's limit of rooms, */
  most: number;
  /** and of elements in each. */
  mostElements: number;
}
/** What a new space copies, and how its rooms are created. */
interface Source {
  look: SpaceTemplate;
  settings: Partial<CopiedSettings>;
  furnish(made: Furnishing): Promise<void>;
}

/** Null for an unknown template. */
function readSource(origin: Origin): Source | null {
  if (origin.kind === "copy") {
    const { of } = origin;
    return {
      look: of.template,
      settings: copiedSettings(of),
      furnish: ({ rooms, tx, spaceId, ...terms }) => rooms.copyRooms(tx, { from: of.id, to: spaceId, ...terms }),
    };
  }
  const template = readTemplate(origin.template);
  if (template === null) return null;
  const newRooms = TEMPLATE_ROOMS[template].map((room) => ({
    name: room.name[origin.locale],
    type: room.type,
    bgImageUrl: templateBackground(room),
  }));
  return {
    look: TEMPLATE_TERMS[template].look,
    settings: {},
    furnish: ({ rooms, tx, spaceId, nowMs }) => rooms.addRooms(tx, spaceId, { rooms: newRooms, nowMs }),
  };
}

const accessSettings = (access: SpaceAccess | undefined): Partial<CopiedSettings> =>
  access === undefined ? {} : { isPrivate: access !== "link", isOpenToTeam: access === "team" };

type SpaceToInsert = Omit<NewSpace, "slug">;

async function insertAt(tx: Transaction, space: SpaceToInsert, slug: string): Promise<MadeSpace | null> {
  const spaceId = await insertSpace(tx, { ...space, slug });
  return spaceId === null ? null : { spaceId, slug };
}

const NUMBERED_ATTEMPTS = 4;
const ATTEMPTS = 12;

/** Tries the plain slug first, then small numbers, then numbers nobody else is likely to try. */
async function insertSomewhere(tx: Transaction, space: SpaceToInsert): Promise<MadeSpace | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const number = attempt <= NUMBERED_ATTEMPTS ? attempt : randomInt(1000, 10 ** (attempt + 1));
    const made = await insertAt(tx, space, slugFromName(space.name, number));
    if (made !== null) return made;
  }
  return null;
}

/** A team admin has access to every space already; anybody else becomes admin of the space they create. */
async function admitMaker(tx: Transaction, made: AskedSpace & { spaceId: SpaceId }): Promise<void> {
  const { spaceId, teamId, makerId: accountId } = made;
  const teamRole = await teamRoleOf(tx, teamId, accountId);
  if (teamRole !== "ADMIN") await addMember(tx, { spaceId, accountId, role: "SPACE_ADMIN" }, made.nowMs);
}

/** Everything except what is its own: name, slug, people, and start time. */
const copiedSettings = (space: SpaceRecord): CopiedSettings => ({
  isPrivate: space.isPrivate,
  isOpenToTeam: space.isOpenToTeam,
  isLoginWhiteLabeled: space.isLoginWhiteLabeled,
  passwordHash: space.passwordHash,
  adminPasswordHash: space.adminPasswordHash,
  isWelcomeRequired: space.isWelcomeRequired,
  hasSounds: space.hasSounds,
  hideToolbarByDefault: space.hideToolbarByDefault,
  logoUrl: space.logoUrl,
  logoLinkUrl: space.logoLinkUrl,
  themeColor: space.themeColor,
  entranceTitle: space.entranceTitle,
  entranceDescription: space.entranceDescription,
  entranceBackgroundUrl: space.entranceBackgroundUrl,
  entranceBrightness: space.entranceBrightness,
  showsPeople: space.showsPeople,
});
