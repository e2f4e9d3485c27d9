import { ok, refuse } from "@atrium/contract";
import type { Effect, InputOf, operations, Result } from "@atrium/contract";
import { foldSlug, readSlug } from "@atrium/rules";
import type { Bus } from "../platform/bus.ts";
import type { ContextOf } from "../platform/calls/context.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { outside } from "../platform/calls/outsideWork.ts";
import { hashPassword } from "../platform/passwords.ts";
import { toSettings, toSpace } from "./describeSpace.ts";
import { changeDomain } from "./domain/changeDomain.ts";
import { changeSpace } from "./settings/changeSpace.ts";
import type { SpaceChanges } from "./settings/changeSpace.ts";
import type { SpaceSettingsNeeds } from "./settings/settingsNeeds.ts";
import { tellSpace } from "./settings/tellSpace.ts";
import type { SpaceRecord } from "./spaceStore.ts";
import { domainsChanged, spaceChanged } from "./topics.ts";

type Op = typeof operations.updateSpace;
type Input = InputOf<Op>;
type Context = Pick<ContextOf<Op>, "tx" | "accountId" | "subject" | "nowMs">;

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
  const changed = await changeSpace(tx, subject.space, {
    ...plainChanges(input),
    ...slug.value,
    ...pictures,
    ...(await readPasswords(input)),
    ...(input.startsAt !== undefined && { startsAt: input.startsAt === null ? null : new Date(input.startsAt) }),
  });
  if (changed === null) return refuse("alreadyExists");
  const domain = await readNewDomain(needs, context, input);
  if (!domain.ok) return domain;
  if (changed === subject.space && !domain.value.isChanged)
    return ok({ space: toSpace(changed, subject.role), settings: toSettings(changed) });
  const space = { ...changed, customDomain: domain.value.customDomain };
  return tellSpace(tx, { bus: needs.bus, role: subject.role, also: alsoTold(needs.bus, input, space) }, space);
};

/** Whom a change concerns, in addition to people in the space. */
function alsoTold(bus: Bus, { isPrivate, isOpenToTeam, startsAt, customDomain }: Input, { id }: SpaceRecord): Effect[] {
  const keepsOut = isPrivate !== undefined || isOpenToTeam !== undefined || startsAt !== undefined;
  return [
    ...(keepsOut ? [() => bus.publish(spaceChanged, { spaceId: id })] : []),
    ...(customDomain === undefined ? [] : [() => bus.publish(domainsChanged, {})]),
  ];
}

const readNewDomain = ({ siteUrl }: SpaceSettingsNeeds, { tx, nowMs, subject }: Context, input: Input) =>
  changeDomain(tx, {
    spaceId: subject.space.id,
    own: subject.space.customDomain,
    wanted: input.customDomain,
    siteUrl: siteUrl(),
    nowMs,
  });

/** Fields stored as given. */
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
  showsPeople: input.showsPeople,
  isTemplate: input.isTemplate,
  isLoginWhiteLabeled: input.isLoginWhiteLabeled,
});

/** A space may keep a slug that others could not choose, like the demo's. */
function readNewSlug(
  typed: string | undefined,
  own: string,
): Result<{ slug?: string }, "invalidSlug" | "restrictedSlug"> {
  if (typed === undefined || foldSlug(typed) === own) return ok({});
  const reading = readSlug(typed);
  return reading.ok ? ok({ slug: reading.slug }) : refuse(reading.code);
}

/** The requested pictures; null if an upload does not exist. */
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

/** Done outside the transaction: hashing takes 20 ms of a core. */
const hashOf = (what: string, password: string): Promise<string> => outside(what, () => hashPassword(password));
