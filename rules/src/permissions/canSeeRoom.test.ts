import { SPACE_ROLES } from "@atrium/contract";
import { expect, test } from "vitest";
import { canEditLocked } from "./canEditLocked.ts";
import { canSeeRoom, needsRoomPassword } from "./canSeeRoom.ts";

const open = { isHidden: false, blocked: false };
const hidden = { isHidden: true, blocked: false };
const blocked = { isHidden: false, blocked: true };
const both = { isHidden: true, blocked: true };
const whoSees = (room: typeof open) => SPACE_ROLES.filter((role) => canSeeRoom(role, room, false));

test("everybody sees an open room", () => {
  expect(whoSees(open)).toEqual([...SPACE_ROLES]);
});

test("admins see all rooms, moderators hidden but not blocked ones, others neither", () => {
  expect(whoSees(hidden)).toEqual(["TEAM_ADMIN", "SPACE_ADMIN", "SPACE_MODERATOR"]);
  expect(whoSees(blocked)).toEqual(["TEAM_ADMIN", "SPACE_ADMIN"]);
  expect(whoSees(both)).toEqual(["TEAM_ADMIN", "SPACE_ADMIN"]);
});

test("the room somebody is in stays visible to them", () => {
  for (const role of SPACE_ROLES) expect(canSeeRoom(role, both, true)).toBe(true);
});

test("a password is asked of everybody but admins and moderators", () => {
  const asked = SPACE_ROLES.filter((role) => needsRoomPassword(role, { hasPassword: true }));
  expect(asked).toEqual(["SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST", "SUPPORT"]);
  expect(needsRoomPassword("PUBLIC_GUEST", { hasPassword: false })).toBe(false);
});

test("a locked element is open to its locker, to admins, and to moderators when a plain user locked it", () => {
  const byMember = { lockedByMe: false, lockerRole: "SPACE_MEMBER" as const };
  const byModerator = { lockedByMe: false, lockerRole: "SPACE_MODERATOR" as const };
  expect(SPACE_ROLES.filter((role) => canEditLocked(role, byMember))).toEqual([
    "TEAM_ADMIN",
    "SPACE_ADMIN",
    "SPACE_MODERATOR",
  ]);
  expect(SPACE_ROLES.filter((role) => canEditLocked(role, byModerator))).toEqual(["TEAM_ADMIN", "SPACE_ADMIN"]);
  expect(canEditLocked("SPACE_GUEST", { lockedByMe: true, lockerRole: "SPACE_GUEST" })).toBe(true);
});
