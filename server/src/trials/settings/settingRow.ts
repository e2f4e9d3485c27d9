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

/** The roles there are in a space; support staff are nobody of a space's own. */
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

/** Fields of a reading and what they must be; vitest's matchers among them. */
type Fields<Read> = { readonly [Field in keyof Read]?: unknown };

/** One setting: how it is asked for and what everybody learns of it. Other than it is at first. */
export interface SettingRow<Input, Read> {
  asked: (changer: Changer) => Input | Promise<Input>;
  /** What the readings hold from then on. */
  shown: Read;
  /** Who is told nothing of it any more, the place it belongs to included. */
  closedTo?: readonly Role[];
  /** Who may change it; admins alone where nothing is said. */
  changers?: readonly Role[];
  /** Words that nobody is ever told. */
  secret?: string;
}

export interface ShownSpace {
  /** To everybody who may enter. */
  space?: Fields<Space>;
  /** To admins alone. */
  settings?: Fields<SpaceSettings>;
  /** To everybody who has the link. */
  entrance?: Fields<SpaceEntrance>;
  welcome?: Fields<WelcomePage>;
  login?: unknown;
}
export type ShownRoom = Fields<Room>;
