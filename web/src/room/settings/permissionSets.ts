import { ROOM_FLAGS, type Room, type RoomFlag } from "@atrium/contract";

type Permissions = Room["permissions"];

/** What each set allows; everything else is off. */
const ALLOWED = {
  everything: ROOM_FLAGS,
  conversation: ROOM_FLAGS.filter((flag) => flag !== "megaphone" && flag !== "iframe"),
  talkOnly: ["audio", "video", "gridView", "chat", "reactions", "privateArea"],
  stage: ["gridView", "chat", "reactions"],
} as const satisfies Record<string, readonly RoomFlag[]>;

export type PermissionSet = keyof typeof ALLOWED;
export const PERMISSION_SETS = Object.keys(ALLOWED) as readonly PermissionSet[];

export function permissionsOf(set: PermissionSet): Permissions {
  const allowed: ReadonlySet<RoomFlag> = new Set(ALLOWED[set]);
  return Object.fromEntries(ROOM_FLAGS.map((flag) => [flag, allowed.has(flag)])) as Permissions;
}

/** The set that these permissions match; null if none does. */
export const setOf = (permissions: Permissions): PermissionSet | null =>
  PERMISSION_SETS.find((set) => {
    const all = permissionsOf(set);
    return ROOM_FLAGS.every((flag) => all[flag] === permissions[flag]);
  }) ?? null;
