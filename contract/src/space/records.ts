import { z } from "zod";
import { Look, SpaceRole } from "../account/records.ts";
import { PLAN_FEATURES } from "../billing/plans.ts";
import { bounds } from "../common/bounds.ts";
import { AccountId, RoomId, SpaceId, TeamId } from "../common/ids.ts";
import { name, text } from "../common/text.ts";
import { Color, Plan } from "../team/records.ts";

export const SpaceName = name(bounds.spaceName);

/** What a new space is made from: its rooms and their floors. */
export const SPACE_TEMPLATES = ["office", "lounge", "classroom", "workshop", "garden", "rooftop", "gallery"] as const;
export const SpaceTemplate = z.enum(SPACE_TEMPLATES);
export type SpaceTemplate = z.infer<typeof SpaceTemplate>;
/** All templates of the library: those, and layouts that reuse their look. */
export const LIBRARY_TEMPLATES = [...SPACE_TEMPLATES, "conference", "blank"] as const;
export type LibraryTemplateName = (typeof LIBRARY_TEMPLATES)[number];
/** Who may enter a new space: the team and people added to it, anybody with the link, or only people added to it. */
export const SPACE_ACCESS = ["team", "link", "chosen"] as const;
export type SpaceAccess = (typeof SPACE_ACCESS)[number];
/** A requested template: an unknown one answers spaceTemplateNotFound, not invalidRequest. */
export const TemplateChoice = z.string().max(64);

/** A picture behind the entrance and on cards: a floor that ships with the app (`floor:lounge`) or an uploaded image. */
export const BackgroundUrl = z.string().max(300);

const Parseable = z.url();

/** A web page: http or https, and a domain. Empty means no link. */
export const WebLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s/?#@:]+\.[^\s/?#@:.]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu, "must be a link")
  .refine((link) => !/[\p{Cc}\p{Cf}]/u.test(link), "must show all its characters")
  // Pages take it apart with `new URL`, which throws at some that look like links, such as one with port 99999.
  .refine((link) => Parseable.safeParse(link).success, "must be a link");
export const EntranceTitle = text(bounds.title);
export const EntranceDescription = text(bounds.description);
/** When setting it; `canJoinSpace` accepts whatever is typed. */
export const SpacePassword = z.string().min(bounds.password.min).max(bounds.password.max);

/** The drawn floors that ship with the app, seen from above. */
export const FLOOR_NAMES = [...SPACE_TEMPLATES, "stage"] as const;
export type FloorName = (typeof FLOOR_NAMES)[number];
/** The only kind of picture that can be named in a call; people's own pictures are uploaded. */
export const FloorUrl = z.templateLiteral(["floor:", z.enum(FLOOR_NAMES)]);

/** A space, as everybody who may enter it sees it. */
export const Space = z.object({
  id: SpaceId,
  teamId: TeamId,
  teamName: z.string(),
  slug: z.string(),
  name: z.string(),
  template: SpaceTemplate,
  logoUrl: z.string().nullable(),
  isPrivate: z.boolean(),
  hasPassword: z.boolean(),
  startsAt: z.iso.datetime().nullable(),
  /** Where the logo leads; null: nowhere. */
  logoLinkUrl: z.string().nullable().optional(),
  themeColor: Color.nullable().optional(),
  /** Whether people must give a name and a few words about themselves before they enter. */
  isWelcomeRequired: z.boolean().optional(),
  hasSounds: z.boolean().optional(),
  hideToolbarByDefault: z.boolean().optional(),
  /** The team's plan, as it counts now. */
  plan: Plan.optional(),
  /** How many elements a room can have by the team's plan. */
  elementsPerRoom: z.number().int().optional(),
  /** The caller's role here. */
  role: SpaceRole,
});
export type Space = z.infer<typeof Space>;

/** A DNS record that a domain's owner adds at their provider. */
export const DomainRecord = z.object({
  type: z.enum(["CNAME", "TXT"]),
  name: z.string(),
  value: z.string(),
  found: z.array(z.string()),
  state: z.enum(["waiting", "found", "other"]),
});
export type DomainRecord = z.infer<typeof DomainRecord>;

/** A space's custom domain. */
export const CustomDomain = z.object({
  domain: z.string(),
  records: z.array(DomainRecord),
  /** Null before the first check. */
  lookedUpAt: z.iso.datetime().nullable(),
  /** Proven: the domain leads to the space. */
  isOpen: z.boolean(),
});
export type CustomDomain = z.infer<typeof CustomDomain>;

/** Settings visible only to those who may change them. */
export const SpaceSettings = z.object({
  entranceTitle: z.string(),
  entranceDescription: z.string(),
  /** Null: the floor of the room people would enter. */
  entranceBackgroundUrl: BackgroundUrl.nullable(),
  entranceBrightness: z.number().int(),
  /** Whether people who have no place in the space see at its entrance who is inside; else only how many. */
  showsPeople: z.boolean(),
  /** Whether there is a password that makes anybody who gives it an admin. */
  enterAsAdmin: z.boolean(),
  /** Whether the team can create new spaces from this one. */
  isTemplate: z.boolean(),
  /** Whether team members may enter it while it is private. */
  isOpenToTeam: z.boolean(),
  /** Whether its sign-in page has the space's name, logo and picture, if the plan has white-label. */
  isLoginWhiteLabeled: z.boolean(),
  customDomain: CustomDomain.nullable(),
  /** The features of the team's plan. */
  features: z.array(z.enum(PLAN_FEATURES)),
});
export type SpaceSettings = z.infer<typeof SpaceSettings>;

/** A deleted space, and until when it can be restored. */
export const DeletedSpace = z.object({
  spaceId: SpaceId,
  name: z.string(),
  deletedAt: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type DeletedSpace = z.infer<typeof DeletedSpace>;

/** A space on the dashboard. */
export const SpaceCard = Space.extend({
  backgroundUrl: BackgroundUrl,
  roomsCount: z.number().int(),
  onlineCount: z.number().int(),
  /** Up to six of the people inside. */
  people: z.array(Look.extend({ accountId: AccountId })),
  lastVisitedAt: z.iso.datetime().nullable(),
});
export type SpaceCard = z.infer<typeof SpaceCard>;

/** A recently visited space. */
export const VisitedSpace = SpaceCard.pick({ id: true, slug: true, name: true, teamId: true, teamName: true }).extend({
  backgroundUrl: BackgroundUrl,
  lastVisitedAt: z.iso.datetime(),
});
export type VisitedSpace = z.infer<typeof VisitedSpace>;

/** A person as seen from the entrance. Positions are units on the room's floor. */
export const EntrancePerson = Look.extend({
  accountId: AccountId,
  roomId: RoomId.nullable(),
  pos: z.tuple([z.number(), z.number()]).nullable(),
  speaking: z.boolean(),
});
export type EntrancePerson = z.infer<typeof EntrancePerson>;

/** The card before a space: what people see before they enter. */
export const SpaceEntrance = z.object({
  spaceId: SpaceId,
  slug: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  brightness: z.number(),
  hasPassword: z.boolean(),
  isPrivate: z.boolean(),
  startsAt: z.iso.datetime().nullable(),
  /** Null: the floor of the room. */
  backgroundUrl: BackgroundUrl.nullable(),
  logoLinkUrl: z.string().nullable(),
  themeColor: Color.nullable(),
  isWelcomeRequired: z.boolean(),
  isFull: z.boolean(),
  /** The room they would enter, or null if none is open. */
  room: z
    .object({
      roomId: RoomId,
      name: z.string(),
      type: z.enum(["spatial", "stage", "collaboration"]),
      bgImageUrl: BackgroundUrl.nullable(),
      size: z.object({ w: z.number(), h: z.number() }),
      hasPassword: z.boolean(),
      /** Nobody is in it now; also shown for rooms behind a password. */
      isEmpty: z.boolean(),
    })
    .nullable(),
  /**
   * Up to 50 people of that room, to people without a place in the space by their first names. Empty for outsiders of a
   * private space, and of one that does not show who is inside.
   */
  people: z.array(EntrancePerson),
  onlineCount: z.number().int(),
  /** The role the caller would have inside. */
  role: SpaceRole,
  /** Its team, for those who may choose the team's plan. */
  teamId: TeamId.optional(),
});
export type SpaceEntrance = z.infer<typeof SpaceEntrance>;

/** What a space asks people to say about themselves before they enter. */
export const WELCOME_FIELDS = ["name", "about"] as const;
export const WelcomePage = z.object({
  /** Whether the space requires an introduction; a name is needed anyway. */
  isRequired: z.boolean(),
  /** What the caller has not given yet. Empty: they can enter directly. */
  asks: z.array(z.enum(WELCOME_FIELDS)),
});
export type WelcomePage = z.infer<typeof WelcomePage>;

/** A sign-in page with a space's own look. */
export const LoginLook = z.object({
  name: z.string(),
  logoUrl: z.string().nullable(),
  /** The picture next to the form; null for the product's own. */
  backgroundUrl: BackgroundUrl.nullable(),
});
export type LoginLook = z.infer<typeof LoginLook>;

/** Somebody banned from a space, with their name at the time. */
export const SpaceBan = z.object({
  accountId: AccountId,
  name: z.string(),
  bannedAt: z.iso.datetime(),
  /** Null: permanently. */
  until: z.iso.datetime().nullable(),
});
export type SpaceBan = z.infer<typeof SpaceBan>;

/** The roles of people added to a space as members; its guests are a separate list. */
export const SpaceMemberRole = z.enum(["SPACE_ADMIN", "SPACE_MODERATOR", "SPACE_MEMBER"]);
export type SpaceMemberRole = z.infer<typeof SpaceMemberRole>;

/** Somebody who was added to a space. */
const SpacePerson = Look.extend({
  accountId: AccountId,
  /** Null also if the caller may not see it. */
  email: z.string().nullable(),
  addedAt: z.iso.datetime(),
});
export const SpaceMember = SpacePerson.extend({ role: SpaceMemberRole });
export type SpaceMember = z.infer<typeof SpaceMember>;
export const SpaceGuest = SpacePerson.extend({
  /** Without an e-mail: gone when their session ends. */
  isTemporary: z.boolean(),
});
export type SpaceGuest = z.infer<typeof SpaceGuest>;

/** A space somebody may enter through their team or because they were added, and their role there. */
export const SpaceMembership = z.object({
  spaceId: SpaceId,
  name: z.string(),
  slug: z.string(),
  teamId: TeamId,
  teamName: z.string(),
  role: SpaceRole,
});
export type SpaceMembership = z.infer<typeof SpaceMembership>;
