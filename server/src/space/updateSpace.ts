import { ok, refuse } from "@atrium/contract";
import type { InputOf, operations, Result } from "@atrium/contract";
import { foldSlug, readSlug } from "@atrium/rules";
import type { ContextOf } from "../platform/calls/context.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { outside } from "../platform/calls/outsideWork.ts";
import { hashPassword } from "../platform/passwords.ts";
import { toSettings, toSpace } from "./describeSpace.ts";
import { changeSpace } from "./settings/changeSpace.ts";
import type { SpaceChanges } from "./settings/changeSpace.ts";
import type { SpaceSettingsNeeds } from "./settings/settingsNeeds.ts";
import { tellSpace } from "./settings/tellSpace.ts";
import { spaceChanged } from "./topics.ts";

type Op = typeof operations.updateSpace;
type Input = InputOf<Op>;
type Context = Pick<ContextOf<Op>, "tx" | "accountId" | "subject">;

export const updateSpace: Handler<Op, SpaceSettingsNeeds> = async (needs, context, input) => {
  const { tx, subject } = context;
  const slug = readNewSlug(input.slug, subject.space.slug);
  if (!slug.ok) return slug;
  const pictures = await readPictures(needs, context, input);
  if (pictures === null) return refuse("uploadIntentNotFound");
  if (
    input.enterAsAdmin === true &&
    subject.space.adminPasswordHash === null &&
    input.enterAsAdminPassword === undefined
  )
    return refuse("missingEnterAsAdminPassword");
  const space = await changeSpace(tx, subject.space, {
    ...plainChanges(input),
    ...slug.value,
    ...pictures,
    ...(await readPasswords(input)),
    ...(input.startsAt !== undefined && { startsAt: input.startsAt === null ? null : new Date(input.startsAt) }),
  });
  if (space === null) return refuse("alreadyExists");
  if (space === subject.space) return ok({ space: toSpace(space, subject.role), settings: toSettings(space) });
  const { isPrivate, isOpenToTeam, startsAt } = input;
  const keepsOut = isPrivate !== undefined || isOpenToTeam !== undefined || startsAt !== undefined;
  const also = keepsOut ? [() => needs.bus.publish(spaceChanged, { spaceId: space.id })] : [];
  return tellSpace(tx, { bus: needs.bus, role: subject.role, also }, space);
};

/** What is stored as it comes. */
const plainChanges = (input: Input): SpaceChanges => ({
  name: input.name,
  logoLinkUrl: input.logoLinkUrl,
  themeColor: input.themeColor,
  isPrivate: input.isPrivate,
  isOpenToTeam: input.isOpenToTeam,
  isWelcomeRequired: input.isWelcomeRequired,
  hasSounds: input.hasSounds,
  hideToolbarByDefault: input.hideToolbarByDefault,
  entranceTitle: input.entranceTitle,
  entranceDescription: input.entranceDescription,
  entranceBrightness: input.entranceBrightness,
  isTemplate: input.isTemplate,
  isLoginWhiteLabeled: input.isLoginWhiteLabeled,
});

/** Its own slug may be one that others could not choose, as the demo's is. */
function readNewSlug(
  typed: string | undefined,
  own: string,
): Result<{ slug?: string }, "invalidSlug" | "restrictedSlug"> {
  if (typed === undefined || foldSlug(typed) === own) return ok({});
  const reading = readSlug(typed);
  return reading.ok ? ok({ slug: reading.slug }) : refuse(reading.code);
}

/** The pictures a call asks for; null where an upload is not there. */
async function readPictures(
  { spacePictures }: SpaceSettingsNeeds,
  { tx, accountId }: Context,
  { logoUploadId, entranceBackgroundUploadId, entranceBackgroundUrl }: Input,
): Promise<SpaceChanges | null> {
  const changes: SpaceChanges = { entranceBackgroundUrl };
  if (logoUploadId === null) changes.logoUrl = null;
  else if (logoUploadId !== undefined) {
    const logoUrl = await spacePictures.uploaded(tx, { uploadId: logoUploadId, accountId, kind: "logo" });
    if (logoUrl === null) return null;
    changes.logoUrl = logoUrl;
  }
  if (entranceBackgroundUploadId === undefined) return changes;
  const asked = { uploadId: entranceBackgroundUploadId, accountId, kind: "roomBackground" as const };
  const url = await spacePictures.uploaded(tx, asked);
  return url === null ? null : { ...changes, entranceBackgroundUrl: url };
}

async function readPasswords(input: Input): Promise<SpaceChanges> {
  const { spaceId, password, enterAsAdmin, enterAsAdminPassword } = input;
  const changes: SpaceChanges = {};
  if (password !== undefined)
    changes.passwordHash = password === null ? null : await hashOf(`door of ${spaceId}`, password);
  if (enterAsAdmin === false) changes.adminPasswordHash = null;
  else if (enterAsAdminPassword !== undefined)
    changes.adminPasswordHash = await hashOf(`admins of ${spaceId}`, enterAsAdminPassword);
  return changes;
}

/** Made outside of the transaction: it takes 20 ms of a core. */
const hashOf = (what: string, password: string): Promise<string> => outside(what, () => hashPassword(password));
