import { z } from "zod";
import { AccountId } from "../common/ids.ts";
import { bounds } from "../common/bounds.ts";
import { name, text } from "../common/text.ts";

/** Roles in a space, strongest first; SUPPORT is separate. For roles in a team see `TEAM_ROLES`. */
export const SPACE_ROLES = [
  "TEAM_ADMIN",
  "SPACE_ADMIN",
  "SPACE_MODERATOR",
  "SPACE_MEMBER",
  "SPACE_GUEST",
  "PUBLIC_GUEST",
  "SUPPORT",
] as const;
export const SpaceRole = z.enum(SPACE_ROLES);
export type SpaceRole = z.infer<typeof SpaceRole>;

export const TEAM_ROLES = ["ADMIN", "MEMBER", "GUEST"] as const;
export const TeamRole = z.enum(TEAM_ROLES);
export type TeamRole = z.infer<typeof TeamRole>;

export const LOCALES = ["ru", "en"] as const;
export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

export const PALETTES = [
  "mainPalette1v2",
  "mainPalette2v2",
  "mainPalette3v2",
  "mainPalette4v2",
  "mainPalette5v2",
  "mainPalette6v2",
  "mainPalette7v2",
  "mainPalette8v2",
  "mainPalette9v2",
  "mainPalette10v2",
  "mainPalette11v2",
  "mainPalette12v2",
] as const;
export const Palette = z.enum(PALETTES);
export type Palette = z.infer<typeof Palette>;
export const DEFAULT_PALETTE: Palette = "mainPalette4v2";

/** The drawn avatars that ship with the web app; `letter` is the first letter on the palette's colour. */
export const AVATAR_APPEARANCES = [
  "letter",
  "face:amara",
  "face:anna",
  "face:daniel",
  "face:ilya",
  "face:ines",
  "face:jonas",
  "face:kata",
  "face:lea",
  "face:marcus",
  "face:mira",
  "face:nadia",
  "face:olga",
  "face:pavel",
  "face:priya",
  "face:sofia",
  "face:timur",
  "face:tom",
  "face:victor",
  "face:yuki",
  "face:zeynep",
  "animal:cactus",
  "animal:fox",
  "animal:owl",
  "animal:whale",
] as const;
export const AvatarAppearance = z.enum(AVATAR_APPEARANCES);
export type AvatarAppearance = z.infer<typeof AvatarAppearance>;

export const PersonName = name(bounds.personName);
export const About = text(bounds.about);
export const Pronoun = name(bounds.pronoun);

/** How a person appears to others. */
export const Look = z.object({
  name: z.string(),
  avatarUrl: z.string().nullable(),
  avatarAppearance: AvatarAppearance,
  palette: Palette,
});
export type Look = z.infer<typeof Look>;

/** A person's own profile. `email` is null for a guest session. */
export const AccountProfile = Look.extend({
  accountId: AccountId,
  about: z.string(),
  pronoun: z.string().nullable(),
  email: z.string().nullable(),
  locale: Locale,
  calendarConnected: z.boolean(),
});
export type AccountProfile = z.infer<typeof AccountProfile>;

/** Detail of confirmationNeeded: whose session a link would open. */
export const LinkOwner = AccountProfile.pick({ name: true, avatarUrl: true, avatarAppearance: true, palette: true });
export type LinkOwner = z.infer<typeof LinkOwner>;

/** Country of a network address, as two letters like *NO*: a guess. Null for an address of no known country. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable();

export const SessionId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A browser that an account is signed in with. */
export const AccountSession = z.object({
  sessionId: SessionId,
  /** The browser's name, like *Chrome, Windows*; null if it does not say. */
  device: z.string().nullable(),
  country: Country,
  createdAt: z.iso.datetime(),
  /** Updated every ten minutes at most. */
  lastUsedAt: z.iso.datetime(),
  /** The session of this call. */
  isOwn: z.boolean(),
  /** Opened in a browser where the account was never used before, and not yet confirmed by its owner. */
  isStrange: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

/** What is stored about somebody, in the order of their export. */
export const OWN_DATA_PARTS = [
  "profile",
  "survey",
  "sessions",
  "passkeys",
  "teams",
  "spaces",
  "visits",
  "invitations",
  "slack",
  "files",
  "elements",
  "reactions",
  "messages",
  "letters",
] as const;
export type OwnDataPart = (typeof OWN_DATA_PARTS)[number];
