import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { UploadId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { Team } from "../team/records.ts";
import { About, AccountProfile, AvatarAppearance, Locale, Palette, PersonName, Pronoun } from "./records.ts";

const email = z.string().trim().max(bounds.email.max);
/** 128 random bits that identify one sign-in request. */
const authKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** The answer to a sign-in request; the same for known and unknown addresses. */
const codeSent = z.object({
  authKey,
  newCodeAfterMs: z.number(),
  expiresInMs: z.number(),
  /** Present only if the server sends no mail: the code is printed in the terminal. */
  delivery: z.literal("terminal").optional(),
});
/** A path on this site to continue to. Anything else of valid length is ignored. */
const localPath = z.string().max(bounds.localPath.max);

export const registerAccount = operation({
  name: "registerAccount",
  says: "Starts sign-in with an e-mail: sends a six-digit code and a magic link. Signs up unknown addresses.",
  input: z.strictObject({ email, locale: Locale.optional() }),
  success: codeSent,
  refusals: ["invalidEmail", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
});

export const registerAccount2 = operation({
  name: "registerAccount2",
  says: "registerAccount with the context of a sign-up: where to go afterwards, survey, invitation.",
  input: z.strictObject({
    email,
    locale: Locale.optional(),
    redirect: localPath.optional(),
    survey: z.boolean().optional(),
    invitationId: z.string().max(64).optional(),
  }),
  success: codeSent,
  refusals: ["invalidEmail", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
});

export const registerUnverifiedAccount = operation({
  name: "registerUnverifiedAccount",
  says: "Opens a guest session with a name. A browser that already has a session keeps it, and its account gets the name.",
  input: z.strictObject({
    name: PersonName,
    about: About.optional(),
    avatarAppearance: AvatarAppearance.optional(),
    palette: Palette.optional(),
    locale: Locale.optional(),
  }),
  success: z.object({ account: AccountProfile }),
  refusals: ["tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});

export const authAccountByMagicLink2 = operation({
  name: "authAccountByMagicLink2",
  says: "Finishes sign-in with the six-digit code (in the browser that requested it) or with the code of the magic link (anywhere). Also finishes a change of e-mail, but only where its account is signed in.",
  input: z.strictObject({ authKey, code: z.string().trim().max(64) }),
  success: z.object({
    account: AccountProfile,
    redirect: z.string().nullable(),
    isNew: z.boolean(),
    /** It had been deleted, and signing in has restored it. */
    isBack: z.boolean(),
  }),
  refusals: ["magicLinkNotFound", "codeNotFound", "codeExpired", "invalidCode", "tooOftenAttempts", "emailIsUsed"],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});

export const changeAccountEmail = operation({
  name: "changeAccountEmail",
  says: "Starts a change of the caller's e-mail: sends a code and a link to the new address. authAccountByMagicLink2 finishes it, and ends the caller's other sessions. A session that was not proven within the last ten minutes must first prove itself in the same way, with the account's own address.",
  input: z.strictObject({ email, locale: Locale.optional() }),
  success: codeSent,
  refusals: ["invalidEmail", "accountIsNotVerified", "proofNeeded", "tooOftenAttempts"],
  may: "account.changeEmail",
  subject: "session",
});

export const createTemporaryAuthLink = operation({
  name: "createTemporaryAuthLink",
  says: "A one-use link, valid for 60 seconds, that opens the caller's session in another browser or on another host.",
  input: z.strictObject({ to: localPath.optional() }),
  success: z.object({ url: z.string(), token: z.string(), expiresInMs: z.number() }),
  refusals: [],
  may: "account.handOverSession",
  subject: "session",
});

export const authAccountByTemporaryAuthLink = operation({
  name: "authAccountByTemporaryAuthLink",
  says: "Opens a session from a temporary link. Unless `confirmed`, it first answers confirmationNeeded with whose session it would open.",
  input: z.strictObject({ token: z.string().max(64), confirmed: z.boolean().optional() }),
  success: z.object({ account: AccountProfile, redirect: z.string().nullable() }),
  refusals: ["codeNotFound", "codeExpired", "confirmationNeeded", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});

export const logoutAccount = operation({
  name: "logoutAccount",
  says: "Ends this session and closes its live connections.",
  input: z.strictObject({}),
  success: z.object({}),
  refusals: [],
  may: "account.signOut",
  subject: "public",
  atDomains: true,
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});

export const getAccountProfile = operation({
  name: "getAccountProfile",
  says: "The caller's own profile; null if nobody is signed in. And whether they are support staff of the installation, who open spaces to themselves with openSupportAccess.",
  input: z.strictObject({}),
  success: z.object({ account: AccountProfile.nullable(), givesSupport: z.boolean().optional() }),
  refusals: [],
  may: "account.signIn",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
});

export const updateAccount = operation({
  name: "updateAccount",
  says: "Changes the caller's profile; fields that are left out stay.",
  input: z.strictObject({
    name: PersonName.optional(),
    about: About.optional(),
    pronoun: Pronoun.nullable().optional(),
    palette: Palette.optional(),
    avatarAppearance: AvatarAppearance.optional(),
    /** A finished upload of the kind `avatar`; null removes the picture. */
    avatarUploadId: UploadId.nullable().optional(),
    locale: Locale.optional(),
  }),
  success: z.object({ account: AccountProfile }),
  refusals: ["uploadIntentNotFound"],
  may: "account.editOwnProfile",
  subject: "session",
  atDomains: true,
  touches: [["getAccountProfile"]],
});

export const setAvatarAppearance = operation({
  name: "setAvatarAppearance",
  says: "Shows the caller as a drawn face, or as their letter; an uploaded picture is removed.",
  input: z.strictObject({ avatarAppearance: AvatarAppearance }),
  success: z.object({ account: AccountProfile }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  atDomains: true,
  touches: [["getAccountProfile"]],
});

export const listAccountTeams = operation({
  name: "listAccountTeams",
  says: "The teams of the caller, in the order they were joined.",
  input: z.strictObject({}),
  success: z.object({ teams: z.array(Team) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const canDeleteAccount = operation({
  name: "canDeleteAccount",
  says: "Whether the caller's account can be deleted: the teams that need another admin first, and those that are deleted with it.",
  input: z.strictObject({}),
  success: z.object({
    /** The caller is their only admin, and they have other members. */
    teamsToHandOver: z.array(Team),
    /** They have no other member. */
    teamsThatGo: z.array(Team),
  }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const deleteAccount = operation({
  name: "deleteAccount",
  says: "Deletes the caller's account: its sessions end, it leaves its teams, and teams without other members are deleted with it. Until `deletesAt`, signing in restores it; after that, what was written to others stays, without a name. A guest is deleted at once.",
  input: z.strictObject({}),
  success: z.object({ deletesAt: z.iso.datetime().nullable() }),
  refusals: ["needToTransferTeamRights"],
  may: "account.signOut",
  subject: "public",
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});
