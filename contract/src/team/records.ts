import { z } from "zod";
import { Look, TeamRole } from "../account/records.ts";
import { TeamContract } from "../billing/contractRecords.ts";
import { RunsOut } from "../billing/runningOut.ts";
import { TeamKeeping } from "./keepingRecords.ts";
import { bounds } from "../common/bounds.ts";
import { AccountId, SpaceId, TeamId } from "../common/ids.ts";
import { name } from "../common/text.ts";

export const PLANS = [
  "free",
  "lite",
  "regular",
  "startup",
  "enterprise",
  "custom",
  "customEducation",
  "legacy",
] as const;
export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

export const TeamName = name(bounds.teamName);
/** A colour as #RRGGBB. */
export const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/**
 * The name that a team's mails show as their sender. Without an address in it, mail programs that show the name alone
 * do not take it for one; neither in letters that look alike, nor as an encoded word (RFC 2047), which they would decode.
 */
export const EmailSenderName = name(bounds.emailSenderName).refine(
  (typed) => !/["<>@\\]|=\?/.test(typed.normalize("NFKC")),
  "must not contain quotes, angle brackets, backslashes, @ or =?",
);
/** Words of addresses that belong to whoever runs a domain (RFC 2142), or that people take for theirs. */
const RESERVED =
  "abuse|accounts?|admins?|administrators?|atrium|billing|bounces?|(?:do)?(?:no|not)reply|help|hostmaster|info|login|mailerdaemon|notifications?|passwords?|payments?|postmaster|root|sales|security|signin|support|system|verification|verify|webmaster";
/** Words that say nothing more beside one of those. */
const BESIDE =
  "centre|center|contact|customer|desk|email|mail|my|office|official|our|service|site|ssl|staff|team|the|your";
/** None but such words, however they are joined; "kite-support" says whose support it is. */
const RESERVED_PREFIX = new RegExp(`^(?:${BESIDE})*(?:${RESERVED})(?:${RESERVED}|${BESIDE})*$`);
/** What a prefix is read as: without its marks and digits, or with digits for the letters they look like ("supp0rt2"). */
const readingsOf = (prefix: string): string[] =>
  [prefix, prefix.replaceAll(/^\d+|\d+$/g, "")].flatMap((typed) =>
    ["", "o"].flatMap((zero) =>
      ["", "i", "l"].map((one) =>
        typed
          .replaceAll("0", zero)
          .replaceAll("1", one)
          .replaceAll(/[0-9._-]/g, ""),
      ),
    ),
  );
/** What stands before the @ of a team's own sender address: letters, digits and single marks between them. */
export const EmailPrefix = z
  .string()
  .trim()
  .toLowerCase()
  .max(bounds.emailPrefix.max)
  .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, "must be the part of an address before its @")
  .refine(
    (typed) => !readingsOf(typed).some((read) => RESERVED_PREFIX.test(read)),
    "must not be an address of those who run the site",
  );

/** A team as all its people see it. */
export const Team = z.object({
  id: TeamId,
  name: z.string(),
  color: z.string(),
  logoImageUrl: z.string().nullable(),
  role: TeamRole,
  plan: Plan,
  /** What that counts as now: another one during a trial. */
  planNow: Plan,
  /** People who may be online in one space at once: as many as were bought, within what the plan counts as now. */
  capacity: z.number().int(),
  /** How many spaces and recordings it may have: by its contract, else as many as the plan has. */
  spacesLimit: z.int(),
  recordingsLimit: z.int(),
  membersCount: z.number().int(),
  guestsCount: z.number().int(),
  spacesCount: z.number().int(),
  /** Whether what deleted accounts wrote in its chats stays there, without a name. */
  keepsMessagesOfDeleted: z.boolean().optional(),
  /** Whether links in its chats are shown with the titles of their pages. */
  showsLinkTitles: z.boolean().optional(),
  /** Whether it posts in a Slack workspace; only in calls that read a single team, and only for its admins. */
  integratedWithSlack: z.boolean().optional(),
  /** How long a trial of a larger plan is, whether it was begun, and until when it lasts; only there, too. */
  trialPeriodDays: z.int().optional(),
  trialStarted: z.boolean().optional(),
  trialEndsAt: z.iso.datetime().nullable().optional(),
  /** What soon runs out of its plan; only there, too. Null: nothing. */
  runsOut: RunsOut.nullable().optional(),
  /** How long its messages and recordings are kept; only there, too. */
  keeping: TeamKeeping.optional(),
  /** What was agreed with it by contract; only there, too. Null: nothing, whatever its plan is. */
  contract: TeamContract.nullable().optional(),
  /** The sender of its mails, as set; only there, too. Null: the program's. Without white-label in its plan, both rest. */
  emailSenderName: z.string().nullable().optional(),
  emailPrefix: z.string().nullable().optional(),
  /** What follows the @ after the prefix; null: here all mails come from one address. */
  emailDomain: z.string().nullable().optional(),
});
export type Team = z.infer<typeof Team>;

/** A deleted team that can still be restored. */
export const DeletedTeam = Team.pick({ id: true, name: true, color: true, logoImageUrl: true }).extend({
  deletedAt: z.iso.datetime(),
  /** After this it is deleted for good. */
  until: z.iso.datetime(),
});
export type DeletedTeam = z.infer<typeof DeletedTeam>;

/** Part of a name or an e-mail, as typed into a search. */
export const PersonSearch = name({ min: 1, max: bounds.email.max });

/** The roles of a team's members; guests are a separate list. */
export const MEMBER_ROLES = ["ADMIN", "MEMBER"] as const satisfies readonly TeamRole[];
export const TeamMemberRole = z.enum(MEMBER_ROLES);
export type TeamMemberRole = z.infer<typeof TeamMemberRole>;

/** How a list of a team's people is sorted: by name, admins before members, or the longest not seen first. */
export const MEMBER_SORTS = ["name", "role", "seen"] as const;
export const MemberSort = z.enum(MEMBER_SORTS);
export type MemberSort = z.infer<typeof MemberSort>;
/** Guests have no roles to be sorted by, but visits. */
export const GuestSort = z.enum(["name", "visits", "seen"]);
export type GuestSort = z.infer<typeof GuestSort>;
export const PeopleSort = z.enum([...MEMBER_SORTS, "visits"]);
export type PeopleSort = z.infer<typeof PeopleSort>;

/** Some of a team's spaces. */
export const TeamSpaceIds = z.array(SpaceId).max(1000);

/** Somebody who belongs to a team. */
export const TeamMember = Look.extend({
  accountId: AccountId,
  /** Null also if the caller may not see it. */
  email: z.string().nullable(),
  role: TeamMemberRole,
  joinedAt: z.iso.datetime(),
  /** When they last entered a space of the team. */
  lastVisitedAt: z.iso.datetime().nullable(),
  /** The team's space they are inside now. */
  insideSpaceId: SpaceId.nullable(),
  /** The team's spaces they were added to; public ones are open to them anyway. */
  spaceIds: z.array(SpaceId),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** By which invitation somebody came to a team first. */
export const CameBy = z.object({
  kind: z.enum(["link", "mail"]),
  /** The name of whoever made it; null if their account was deleted since. */
  inviterName: z.string().nullable(),
  /** When it was made. */
  madeAt: z.iso.datetime(),
});
export type CameBy = z.infer<typeof CameBy>;

/** A guest of a team: not a member, but with access to it or to one of its spaces. */
export const TeamGuest = Look.extend({
  accountId: AccountId,
  /** Null for temporary guests, and if the caller may not see it. */
  email: z.string().nullable(),
  /** Without an e-mail: gone when their session ends, and cannot become a member. */
  isTemporary: z.boolean(),
  /** When they last entered a space of the team. */
  lastVisitedAt: z.iso.datetime().nullable(),
  /** How many visits they made to spaces of the team. */
  visitsCount: z.int(),
  /** Null if they came without an invitation, or it is not known. */
  cameBy: CameBy.nullable(),
  /** The team's spaces they were added to. */
  spaceIds: z.array(SpaceId),
  /** The team's spaces they are banned from now, and until when (null: permanently); none if the caller may not see it. */
  bans: z.array(z.object({ spaceId: SpaceId, until: z.iso.datetime().nullable() })),
});
export type TeamGuest = z.infer<typeof TeamGuest>;

/** Somebody of a team, as on their card. */
export const TeamMemberProfile = Look.extend({
  accountId: AccountId,
  about: z.string(),
  pronoun: z.string().nullable(),
  /** Null also if the caller may not see it. */
  email: z.string().nullable(),
  role: TeamRole,
  /** Null for people who were only added to single spaces. */
  joinedAt: z.iso.datetime().nullable(),
  /** When they last entered a space of the team; only for callers who may see the team's people. */
  lastVisitedAt: z.iso.datetime().nullable(),
  /** The team's spaces they were added to; only for callers who may see the team's people. */
  spaceIds: z.array(SpaceId),
});
export type TeamMemberProfile = z.infer<typeof TeamMemberProfile>;

/** A team with its members. */
export const TeamWithMembers = Team.extend({
  members: z.array(Look.extend({ accountId: AccountId, role: TeamMemberRole })),
});
export type TeamWithMembers = z.infer<typeof TeamWithMembers>;
