import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { ban } from "../common/constants.ts";
import { AccountId, RoomId, SpaceId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { CLOSE_CODES } from "../live/closeCodes.ts";
import {
  Space,
  SPACE_ACCESS,
  SpaceBan,
  SpaceCard,
  LoginLook,
  SpaceEntrance,
  SpaceName,
  SpaceSettings,
  TemplateChoice,
  WelcomePage,
} from "./records.ts";

/** As typed: the rules of slugs answer with invalidSlug or restrictedSlug, not with invalidRequest. */
const slug = z.string().max(100);
const password = z.string().max(bounds.password.max);

export const createSpace = operation({
  name: "createSpace",
  says: "Creates a space of a team from a template, with its first room open; or, as `duplicate`, from a space of the team: one that the caller administers or that the team uses as a template. Without a slug one is generated from the name.",
  input: z.strictObject({
    teamId: TeamId,
    name: SpaceName,
    slug: slug.optional(),
    template: TemplateChoice.optional(),
    /** For a copy: the space it is copied from. */
    oldSpaceId: SpaceId.optional(),
    /** Default: anybody with the link, or as in the space it is copied from. */
    access: z.enum(SPACE_ACCESS).optional(),
  }),
  success: z.object({ spaceId: SpaceId, slug: z.string() }),
  refusals: [
    "invalidSlug",
    "restrictedSlug",
    "alreadyExists",
    "spacesQuantityRateLimit",
    "spaceTemplateNotFound",
    "missingOldSpaceId",
    "privateSpaceForbiddenByRate",
  ],
  may: {
    teamId: "team.createSpaces",
    access: { team: "space.makePrivate", chosen: "space.makePrivate" },
  },
  subject: "team",
  touches: [["listTeamSpaces", "teamId"], ["getTeam", "teamId"], ["listAccountTeams"]],
});

export const getSpace = operation({
  name: "getSpace",
  says: "One space, as the caller may see it; its settings only for those who may change them.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({ space: Space, settings: SpaceSettings.nullable() }),
  refusals: [],
  may: "space.see",
  subject: "space",
  keeps: "nothing",
});

export const getSpaceId = operation({
  name: "getSpaceId",
  says: "The id of the space with a slug.",
  input: z.strictObject({ slug }),
  success: z.object({ spaceId: SpaceId }),
  refusals: ["spaceNotFound"],
  may: "space.lookUp",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
});

export const getTotalSpacesQuantity = operation({
  name: "getTotalSpacesQuantity",
  says: "The number of spaces of all teams.",
  input: z.strictObject({}),
  success: z.object({ quantity: z.number().int() }),
  refusals: [],
  may: "space.lookUp",
  subject: "public",
  keeps: "nothing",
});

export const isSpaceSlugAvailable = operation({
  name: "isSpaceSlugAvailable",
  says: "Whether a slug is free; the space's own slug counts as free.",
  input: z.strictObject({ slug, spaceId: SpaceId.optional() }),
  success: z.object({ isAvailable: z.boolean() }),
  refusals: ["invalidSlug", "restrictedSlug"],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const listTeamSpaces = operation({
  name: "listTeamSpaces",
  says: "The spaces of a team the caller may enter, with the people inside.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ spaces: z.array(SpaceCard) }),
  refusals: [],
  may: "team.listSpaces",
  subject: "team",
  keeps: "nothing",
});

/** A closed door answers with the close code the live connection would have had. */
const closedDoor = z.object({
  state: z.literal("closed"),
  closeCode: z.literal(Object.values(CLOSE_CODES)),
  /** For somebody banned: when they may enter again. Null if that is unknown, or never. */
  startsAt: z.iso.datetime().nullable(),
  /** For a wrong password: how many tries are left, and when all of them are available again. */
  tries: z.object({ left: z.int().min(0), renewInMs: z.number().min(0) }).optional(),
});
/** An open door hands out a one-use ticket and the address of the node that owns the space ("" is this one). */
const openDoor = z.object({
  state: z.literal("open"),
  ticket: z.string(),
  address: z.string(),
  expiresInMs: z.number(),
});

export const canJoinSpace = operation({
  name: "canJoinSpace",
  says: "Requests a place in a space. An open door returns a one-use ticket for the live connection. The right admin password makes the caller an admin of the space.",
  input: z.strictObject({
    spaceId: SpaceId,
    password: password.optional(),
    enterAsAdminPassword: password.optional(),
    /** The ticket is also valid for the queue: a full space does not close the door. */
    queues: z.boolean().optional(),
  }),
  success: z.discriminatedUnion("state", [openDoor, closedDoor]),
  refusals: ["spaceNotFound"],
  may: "space.lookUp",
  subject: "session",
  atDomains: true,
});

export const getSpaceEntrance = operation({
  name: "getSpaceEntrance",
  says: "The entrance of a space: its name, the room the caller would enter and the people in it.",
  input: z.strictObject({ slug, roomId: RoomId.optional() }),
  success: z.object({ entrance: SpaceEntrance }),
  refusals: ["spaceNotFound"],
  may: "space.lookUp",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
});

export const getWelcomePage = operation({
  name: "getWelcomePage",
  says: "What a space asks the caller to enter about themselves before they come in: a name of everybody, and a few words if its welcome page is required. Without it the door answers with its own close code.",
  input: z.strictObject({ slug }),
  success: z.object({ welcome: WelcomePage }),
  refusals: ["spaceNotFound"],
  may: "space.lookUp",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
});

export const getLoginPageWhiteLabeling = operation({
  name: "getLoginPageWhiteLabeling",
  says: "The look of a space's own sign-in page, if its team's plan has white-label; null for the standard look, also if the space does not exist.",
  input: z.strictObject({ slug }),
  success: z.object({ look: LoginLook.nullable() }),
  refusals: [],
  may: "space.lookUp",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
});

/** How long somebody is banned; null: permanently. */
const banForMs = z.literal([...ban.durationsMs]);

export const listBans = operation({
  name: "listBans",
  says: "Who is banned from a space now, latest first.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({ bans: z.array(SpaceBan) }),
  refusals: [],
  may: "space.kick",
  subject: "space",
  keeps: "nothing",
});

export const liftBan = operation({
  name: "liftBan",
  says: "Lifts somebody's ban from a space. Not an error if there is none.",
  input: z.strictObject({ spaceId: SpaceId, accountId: AccountId }),
  success: z.object({}),
  refusals: [],
  may: "space.kick",
  subject: "space",
  addsBeside: true,
  touches: [["listBans", "spaceId"], ["listTeamGuests"]],
});

export const kick = operation({
  name: "kick",
  says: "Ends somebody's connection to the space (close 4004) and to its media; with `banForMs` they are banned for that long (4003; null: permanently). Not possible against a higher role.",
  input: z.strictObject({ spaceId: SpaceId, accountId: AccountId, banForMs: banForMs.optional() }),
  success: z.object({}),
  refusals: ["participantNotFound"],
  may: { accountId: "space.kick", banForMs: "space.ban" },
  subject: "space",
  addsBeside: true,
  transport: "both",
  touches: [["listBans", "spaceId"], ["listTeamGuests"]],
});

export const setModerator = operation({
  name: "setModerator",
  says: "Makes somebody inside a host of the space, also for later visits, or revokes that. Admins stay admins.",
  input: z.strictObject({ spaceId: SpaceId, accountId: AccountId, isModerator: z.boolean() }),
  success: z.object({}),
  refusals: ["participantNotFound"],
  may: "space.setModerator",
  subject: "space",
  changesPeople: true,
  transport: "both",
});
