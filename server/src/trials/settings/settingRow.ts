import type {
  Room,
  Space,
  SpaceEntrance,
  SpaceRole,
  SpaceSettings,
  UploadId,
  UploadKind,
  WelcomePage,
} from "@atrium/contract";
import type { Caller } from "../../platform/calls/context.ts";

/** The roles in a space; support staff have none of their own there. */
export const ROLES = [
  "TEAM_ADMIN",
  "SPACE_ADMIN",
  "SPACE_MODERATOR",
  "SPACE_MEMBER",
  "SPACE_GUEST",
  "PUBLIC_GUEST",
] as const satisfies readonly SpaceRole[];
export type Role = (typeof ROLES)[number];
export const ADMIN_ROLES: readonly Role[] = ["TEAM_ADMIN", "SPACE_ADMIN"];

/** Somebody about to change a setting, and a finished upload of theirs. */
export interface Changer {
  by: Caller;
  upload: (kind: UploadKind) => Promise<UploadId>;
}

/** Fields of a reading and their expected values, which may be vitest matchers. */
type Fields<Read> = { readonly [Field in keyof Read]?: unknown };

/** One setting: the input that changes it, and what everybody reads from then on. Different from the initial value. */
export interface SettingRow<Input, Read> {
  asked: (changer: Changer) => Input | Promise<Input>;
  /** What readings show from then on. */
  shown: Read;
  /** Who no longer sees the setting, nor what it belongs to. */
  closedTo?: readonly Role[];
  /** Who may change it; by default only admins. */
  changers?: readonly Role[];
  /** Text that nobody may ever read. */
  secret?: string;
}

export interface ShownSpace {
  /** For everybody who may enter. */
  space?: Fields<Space>;
  /** For admins only. */
  settings?: Fields<SpaceSettings>;
  /** For everybody who has the link. */
  entrance?: Fields<SpaceEntrance>;
  welcome?: Fields<WelcomePage>;
  login?: unknown;
}
export type ShownRoom = Fields<Room>;
