import { FloorUrl, operations, type Space, type SpaceSettings, type UploadId } from "@atrium/contract";
import type { InputFor } from "../../platform/call.ts";

/* A space's settings while they are being changed: what is typed, and what of it differs from what is kept. */
/** A picture of this computer that is not sent yet. */
export interface Picked {
  file: File;
  /** Shows it on this page. */
  url: string;
}
export type PictureName = "logo" | "background";

export interface SettingsDraft {
  name: string;
  slug: string;
  isTemplate: boolean;
  /** null: none. */
  logoUrl: string | null;
  logo: Picked | null;
  logoLinkUrl: string;
  themeColor: string | null;
  hasSounds: boolean;
  hideToolbarByDefault: boolean;
  isLoginWhiteLabeled: boolean;
  entranceTitle: string;
  entranceDescription: string;
  entranceBackgroundUrl: string | null;
  background: Picked | null;
  entranceBrightness: number;
  showsPeople: boolean;
  isWelcomeRequired: boolean;
  isPrivate: boolean;
  isOpenToTeam: boolean;
  /** A new one; empty where it stays as it is. */
  password: string;
  removesPassword: boolean;
  enterAsAdmin: boolean;
  enterAsAdminPassword: string;
  /** In the format of `datetime-local`, local time; empty if the space is open already. */
  startsAt: string;
}

export interface KeptSettings {
  space: Space;
  settings: SpaceSettings;
}
export type SettingsChanges = Omit<InputFor<"updateSpace">, "spaceId">;
export type Uploads = Partial<Record<PictureName, UploadId>>;

export function draftOf({ space, settings }: KeptSettings): SettingsDraft {
  const { entranceTitle, entranceDescription, entranceBackgroundUrl, entranceBrightness } = settings;
  return {
    name: space.name,
    slug: space.slug,
    isTemplate: settings.isTemplate,
    logoUrl: space.logoUrl,
    logo: null,
    logoLinkUrl: space.logoLinkUrl ?? "",
    themeColor: space.themeColor ?? null,
    hasSounds: space.hasSounds ?? true,
    hideToolbarByDefault: space.hideToolbarByDefault ?? false,
    isLoginWhiteLabeled: settings.isLoginWhiteLabeled,
    entranceTitle,
    entranceDescription,
    entranceBackgroundUrl,
    background: null,
    entranceBrightness,
    showsPeople: settings.showsPeople,
    isWelcomeRequired: space.isWelcomeRequired ?? false,
    isPrivate: space.isPrivate,
    isOpenToTeam: settings.isOpenToTeam,
    password: "",
    removesPassword: false,
    enterAsAdmin: settings.enterAsAdmin,
    enterAsAdminPassword: "",
    startsAt: space.startsAt === null ? "" : localTime(Date.parse(space.startsAt)),
  };
}

/** Whether the entrance will ask for a password, from what is not saved yet. */
export const asksPassword = ({ draft, kept }: { draft: SettingsDraft; kept: KeptSettings }): boolean =>
  !draft.removesPassword && (draft.password !== "" || kept.space.hasPassword);

const PLAIN = [
  "isTemplate",
  "themeColor",
  "hasSounds",
  "hideToolbarByDefault",
  "isLoginWhiteLabeled",
  "entranceBrightness",
  "showsPeople",
  "isWelcomeRequired",
  "isPrivate",
  "isOpenToTeam",
  "enterAsAdmin",
] as const satisfies readonly (keyof SettingsDraft & keyof SettingsChanges)[];
const WORDS = ["name", "slug", "entranceTitle", "entranceDescription"] as const;

/** What the server is asked to change; empty where nothing differs. Pictures that are sent by then stand in `uploads`. */
export function changesOf(kept: KeptSettings, draft: SettingsDraft, uploads: Uploads = {}): SettingsChanges {
  const before = draftOf(kept);
  const changes: Record<string, unknown> = {};
  for (const field of PLAIN) if (draft[field] !== before[field]) changes[field] = draft[field];
  for (const field of WORDS) if (draft[field].trim() !== before[field]) changes[field] = draft[field].trim();
  const link = draft.logoLinkUrl.trim();
  if (link !== before.logoLinkUrl) changes["logoLinkUrl"] = link === "" ? null : link;
  if (draft.removesPassword) changes["password"] = null;
  else if (draft.password !== "") changes["password"] = draft.password;
  if (draft.enterAsAdmin && draft.enterAsAdminPassword !== "")
    changes["enterAsAdminPassword"] = draft.enterAsAdminPassword;
  if (draft.startsAt !== before.startsAt) changes["startsAt"] = draft.startsAt === "" ? null : momentOf(draft.startsAt);
  return { ...(changes as SettingsChanges), ...pictureChanges(before, draft, uploads) };
}

/** What is no time stays as it was typed, and is refused: a browser takes years of six digits. */
function momentOf(typed: string): string {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
}

/** Whether there is anything to save, pictures that are only picked among it. */
export const isChanged = (kept: KeptSettings, draft: SettingsDraft): boolean =>
  draft.logo !== null || draft.background !== null || Object.keys(changesOf(kept, draft)).length > 0;

export type SettingsFault = "startsAt" | "logoLinkUrl" | "name" | "password" | "enterAsAdminPassword" | "slug";

/** The fields that the server would not take as they are. */
export function faultsIn(kept: KeptSettings, draft: SettingsDraft, nowMs: number): readonly SettingsFault[] {
  const changes = changesOf(kept, draft);
  const parsed = operations.updateSpace.input.safeParse({ spaceId: kept.space.id, ...changes });
  const faults = new Set((parsed.error?.issues ?? []).map(({ path }) => String(path[0]) as SettingsFault));
  if (typeof changes.startsAt === "string" && Date.parse(changes.startsAt) <= nowMs) faults.add("startsAt");
  if (draft.enterAsAdmin && !kept.settings.enterAsAdmin && draft.enterAsAdminPassword === "")
    faults.add("enterAsAdminPassword");
  return [...faults];
}

function pictureChanges(before: SettingsDraft, draft: SettingsDraft, uploads: Uploads): SettingsChanges {
  const floor = FloorUrl.nullable().safeParse(draft.entranceBackgroundUrl);
  const isOtherFloor = draft.background === null && draft.entranceBackgroundUrl !== before.entranceBackgroundUrl;
  return {
    ...(uploads.logo !== undefined && { logoUploadId: uploads.logo }),
    ...(draft.logo === null && draft.logoUrl === null && before.logoUrl !== null && { logoUploadId: null }),
    ...(uploads.background !== undefined && { entranceBackgroundUploadId: uploads.background }),
    ...(isOtherFloor && floor.success && { entranceBackgroundUrl: floor.data }),
  };
}

/** A moment as the browser's field for date and time takes it, in the time of this computer. */
export function localTime(atMs: number): string {
  const at = new Date(atMs);
  const two = (count: number) => String(count).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
