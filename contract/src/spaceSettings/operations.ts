import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { SpaceId, TeamId, UploadId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import {
  DeletedSpace,
  EntranceDescription,
  EntranceTitle,
  FloorUrl,
  Space,
  SpaceName,
  SpacePassword,
  SpaceSettings,
  WebLink,
} from "../space/records.ts";
import { Color } from "../team/records.ts";

/** As typed: the rules of slugs answer with invalidSlug or restrictedSlug, not with invalidRequest. */
const slug = z.string().max(100);
const changed = z.object({ space: Space, settings: SpaceSettings });
const { min, max } = bounds.brightnessPercent;

export const updateSpace = operation({
  name: "updateSpace",
  says: "Changes a space's settings; fields that are left out stay. People whom a change excludes are removed at once; a password applies to newcomers.",
  input: z.strictObject({
    spaceId: SpaceId,
    name: SpaceName.optional(),
    slug: slug.optional(),
    /** A finished upload of the caller's, of the kind `logo`; null removes the logo. */
    logoUploadId: UploadId.nullable().optional(),
    logoLinkUrl: WebLink.nullable().optional(),
    themeColor: Color.nullable().optional(),
    isPrivate: z.boolean().optional(),
    /** Whether team members may enter it while it is private. */
    isOpenToTeam: z.boolean().optional(),
    /** null removes it. */
    password: SpacePassword.nullable().optional(),
    /** Whether a password makes anybody who gives it an admin; turning it on needs one. */
    enterAsAdmin: z.boolean().optional(),
    enterAsAdminPassword: SpacePassword.optional(),
    isWelcomeRequired: z.boolean().optional(),
    hasSounds: z.boolean().optional(),
    hideToolbarByDefault: z.boolean().optional(),
    /** Until then only hosts may enter. A moment in the past, or null: it is open. */
    startsAt: z.iso
      .datetime()
      .refine((at) => !at.startsWith("0000"), "must be after the year 0")
      .nullable()
      .optional(),
    entranceTitle: EntranceTitle.optional(),
    entranceDescription: EntranceDescription.optional(),
    /** A floor that ships with the app; null: the floor of the room people would enter. */
    entranceBackgroundUrl: FloorUrl.nullable().optional(),
    /** A finished upload of the caller's, of the kind `roomBackground`; takes precedence over `entranceBackgroundUrl`. */
    entranceBackgroundUploadId: UploadId.optional(),
    entranceBrightness: z.number().int().min(min).max(max).optional(),
    /** Whether the entrance shows who is inside to people who have no place in the space. */
    showsPeople: z.boolean().optional(),
    isTemplate: z.boolean().optional(),
    /** Whether its sign-in page looks like the space. */
    isLoginWhiteLabeled: z.boolean().optional(),
    /** A custom domain to lead to the space once its DNS records prove ownership; null removes it. */
    customDomain: z.string().max(bounds.domain.max).nullable().optional(),
  }),
  success: changed,
  refusals: [
    "invalidSlug",
    "restrictedSlug",
    "alreadyExists",
    "missingEnterAsAdminPassword",
    "uploadIntentNotFound",
    "privateSpaceForbiddenByRate",
    "spacePasswordForbiddenByRate",
    "logoFeatureIsNotAvailable",
    "invalidCustomDomain",
  ],
  may: {
    name: "space.rename",
    slug: "space.changeSettings",
    logoUploadId: { given: "space.setLogo", null: "space.changeSettings" },
    logoLinkUrl: { given: "space.setLogo", null: "space.changeSettings" },
    themeColor: "space.changeSettings",
    isPrivate: { true: "space.makePrivate", false: "space.lock" },
    isOpenToTeam: "space.lock",
    password: { given: "space.setPassword", null: "space.lock" },
    enterAsAdmin: { true: "space.setPassword", false: "space.lock" },
    enterAsAdminPassword: "space.setPassword",
    isWelcomeRequired: "space.changeSettings",
    hasSounds: "space.changeSettings",
    hideToolbarByDefault: "space.changeSettings",
    startsAt: "space.changeSettings",
    entranceTitle: "space.changeSettings",
    entranceDescription: "space.changeSettings",
    entranceBackgroundUrl: "space.changeSettings",
    entranceBackgroundUploadId: "space.changeSettings",
    entranceBrightness: "space.changeSettings",
    showsPeople: "space.changeSettings",
    isTemplate: "space.changeSettings",
    isLoginWhiteLabeled: { true: "space.whiteLabel", false: "space.changeSettings" },
    customDomain: { given: "space.whiteLabel", null: "space.changeSettings" },
  },
  subject: "space",
  transport: "both",
  touches: [
    ["getSpace", "spaceId"],
    ["listTeamSpaces"],
    ["getSpaceEntrance"],
    ["getSpaceId"],
    ["getLoginPageWhiteLabeling"],
    ["getWelcomePage"],
  ],
});

export const checkCustomDomain = operation({
  name: "checkCustomDomain",
  says: "Checks the DNS records of a space's own domain now. If they prove ownership, the domain leads to the space from now on; if another space has already proven it, it is invalid.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: changed,
  refusals: ["invalidCustomDomain"],
  may: "space.whiteLabel",
  subject: "space",
  touches: [["getSpace", "spaceId"]],
});

export const resetSpaceEntranceConfiguration = operation({
  name: "resetSpaceEntranceConfiguration",
  says: "Resets the entrance to the texts and the picture of a new space.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: changed,
  refusals: [],
  may: "space.changeSettings",
  subject: "space",
  touches: [["getSpace", "spaceId"], ["getSpaceEntrance"]],
});

export const isSpaceSlugAvailableForSpace = operation({
  name: "isSpaceSlugAvailableForSpace",
  says: "Whether a space may have a slug; its own counts as free.",
  input: z.strictObject({ spaceId: SpaceId, slug }),
  success: z.object({ isAvailable: z.boolean() }),
  refusals: ["invalidSlug", "restrictedSlug"],
  may: "space.changeSettings",
  subject: "space",
  keeps: "nothing",
});

export const duplicateSpace = operation({
  name: "duplicateSpace",
  says: "Creates another space of the team with the same settings, rooms and folders. People and chats are not copied.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({ spaceId: SpaceId, slug: z.string(), name: z.string() }),
  refusals: ["spacesQuantityRateLimit"],
  may: "space.duplicate",
  subject: "space",
  changesPeople: true,
  touches: [["listTeamSpaces"], ["getTeam"], ["listAccountTeams"]],
});

const count = z.number().int();

export const getSpaceLosses = operation({
  name: "getSpaceLosses",
  says: "What deleting a space would affect: how many rooms, hidden ones included, people inside, members and guests added to it, and messages of its chats.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({ people: count, rooms: count, members: count, guests: count, messages: count }),
  refusals: [],
  may: "space.delete",
  subject: "space",
  keeps: "nothing",
});

export const deleteSpace = operation({
  name: "deleteSpace",
  says: "Deletes a space; people inside are disconnected. `restoreSpace` can restore it for 14 days.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({}),
  refusals: [],
  may: "space.delete",
  subject: "space",
  touches: [
    ["listTeamSpaces"],
    ["getTeam"],
    ["listAccountTeams"],
    ["getSpace", "spaceId"],
    ["getSpaceEntrance"],
    ["listDeletedSpaces"],
  ],
});

export const listDeletedSpaces = operation({
  name: "listDeletedSpaces",
  says: "The deleted spaces of a team that can still be restored, latest first.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ spaces: z.array(DeletedSpace) }),
  refusals: [],
  may: "space.delete",
  subject: "team",
  keeps: "nothing",
});

export const restoreSpace = operation({
  name: "restoreSpace",
  says: "Restores a deleted space with its rooms, people and chats, within 14 days.",
  input: z.strictObject({ teamId: TeamId, spaceId: SpaceId }),
  success: z.object({ spaceId: SpaceId, slug: z.string() }),
  refusals: ["spaceNotFound", "spacesQuantityRateLimit"],
  may: "space.delete",
  subject: "team",
  touches: [
    ["listTeamSpaces", "teamId"],
    ["getTeam", "teamId"],
    ["listAccountTeams"],
    ["listDeletedSpaces", "teamId"],
    ["getSpace", "spaceId"],
  ],
});
