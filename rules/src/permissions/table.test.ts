import { ACTIONS, ROOM_FLAGS, SPACE_ROLES } from "@atrium/contract";
import type { Action, SpaceRole } from "@atrium/contract";
import { expect, test } from "vitest";
import { DEFAULT_ROOM_FLAGS } from "./defaultRoomFlags.ts";
import { may, refusalOf } from "./may.ts";
import { PRINCIPALS } from "./principals.ts";
import { PERMISSIONS } from "./table.ts";

const noFlags = Object.fromEntries(ROOM_FLAGS.map((flag) => [flag, false])) as typeof DEFAULT_ROOM_FLAGS;
const allFlags = Object.fromEntries(ROOM_FLAGS.map((flag) => [flag, true])) as typeof DEFAULT_ROOM_FLAGS;

/** The roles that are allowed, if neither plan nor room flags deny it. */
const whoMay = (action: Action): SpaceRole[] =>
  SPACE_ROLES.filter((role) => may(action, { role, plan: "custom", roomFlags: allFlags }));

const TEAM_ADMIN = ["TEAM_ADMIN"];
const ADMINS = ["TEAM_ADMIN", "SPACE_ADMIN"];
const HOSTS = [...ADMINS, "SPACE_MODERATOR"];
const MEMBERS = [...HOSTS, "SPACE_MEMBER"];
const ATTENDEES = [...MEMBERS, "SPACE_GUEST", "PUBLIC_GUEST"];

test("every action has a row and every row an action", () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual([...ACTIONS].sort());
});

test("every action is open to somebody", () => {
  for (const action of ACTIONS) expect(PERMISSIONS[action].roles.length, action).toBeGreaterThan(0);
});

test.each<Action>([
  "team.manageBilling",
  "team.manageSso",
  "team.manageWhiteLabel",
  "team.manageSlack",
  "team.promoteGuests",
  "team.demoteMembers",
  "team.inviteMembers",
  "team.inviteGuests",
  "team.manageUsers",
  "team.rename",
  "team.delete",
  "team.seeSupportAccess",
  "space.delete",
])("only team admins: %s", (action) => {
  expect(whoMay(action)).toEqual(TEAM_ADMIN);
});

test("whoever belongs to the team shows themselves in its Slack, and nobody else", () => {
  expect(whoMay("team.linkOwnSlack")).toEqual([...MEMBERS, "SPACE_GUEST"]);
});

test.each<Action>([
  "team.createSpaces",
  "space.lock",
  "space.changeSettings",
  "space.rename",
  "space.makePrivate",
  "space.setPassword",
  "space.setLogo",
  "room.create",
  "room.rename",
  "room.changeSettings",
  "room.hide",
  "room.block",
  "room.seeBlocked",
  "element.editAny",
])("only team and space admins: %s", (action) => {
  expect(whoMay(action)).toEqual(ADMINS);
});

test.each<Action>([
  "space.kick",
  "space.ban",
  "space.setModerator",
  "space.broadcast",
  "room.muteOthers",
  "room.shield",
  "room.record",
  "room.seeHidden",
  "room.enterWithoutPassword",
  "element.editOfGuests",
  "stage.allow",
  "stage.kick",
  "stage.spotlight",
  "stage.setBackgroundVideo",
])("admins and moderators: %s", (action) => {
  expect(whoMay(action)).toEqual(HOSTS);
});

test("members invite guests, guests invite nobody", () => {
  expect(whoMay("space.inviteGuests")).toEqual(MEMBERS);
});

test("guests cannot open or close the door of a private area", () => {
  expect(whoMay("privateArea.openClose")).toEqual(MEMBERS);
});

test("guests create and change neither rooms nor spaces", () => {
  const making: Action[] = ["team.createSpaces", "space.rename", "space.changeSettings", "room.create", "room.rename"];
  for (const role of ["SPACE_GUEST", "PUBLIC_GUEST"] as const) {
    for (const action of making) expect(may(action, { role, plan: "custom", roomFlags: allFlags })).toBe(false);
  }
});

test("everybody who meets in a room may speak, show themselves, share, react and chat where the room allows it", () => {
  for (const action of ["room.useMicrophone", "room.useCamera", "room.shareScreen", "room.react"] as const) {
    expect(whoMay(action)).toEqual([...ATTENDEES, "SUPPORT"]);
  }
  expect(whoMay("room.chat")).toEqual(ATTENDEES);
});

test.each<Action>([
  "room.useMicrophone",
  "room.useCamera",
  "room.shareScreen",
  "room.megaphone",
  "room.react",
  "room.chat",
  "room.present",
  "room.useGridView",
  "element.addText",
  "element.addImage",
  "element.addPdf",
  "element.addVideo",
  "element.addIframe",
  "element.addScreenShare",
  "element.addPrivateArea",
  "element.lock",
  "element.draw",
])("a room that switches it off binds plain users and never hosts: %s", (action) => {
  const allowed = SPACE_ROLES.filter((role) => may(action, { role, plan: "custom", roomFlags: noFlags }));
  expect(allowed).toEqual(HOSTS);
});

test("each room flag governs an action", () => {
  const governed = new Set(Object.values(PERMISSIONS).flatMap((row) => row.flag?.name ?? []));
  expect([...governed].sort()).toEqual([...ROOM_FLAGS].sort());
});

test("a new room lets everybody do everything but use the megaphone", () => {
  expect(Object.entries(DEFAULT_ROOM_FLAGS).filter(([, on]) => !on)).toEqual([["megaphone", false]]);
});

test("support sees and enters but reads and writes no chat, sees no billing and changes nothing", () => {
  const forbidden: Action[] = [
    "room.chat",
    "chat.direct",
    "team.chat",
    "space.postSpaceChat",
    "team.manageBilling",
    "team.manageUsers",
    "space.setModerator",
    "room.rename",
    "element.add",
    "room.seeHidden",
  ];
  for (const action of forbidden)
    expect(may(action, { role: "SUPPORT", plan: "custom", roomFlags: allFlags })).toBe(false);
  for (const action of ["space.see", "space.enter", "room.see"] as const)
    expect(may(action, { role: "SUPPORT" })).toBe(true);
});

test("nobody without a session does more than look a space up, sign in, try the product and report a fault", () => {
  const open = ACTIONS.filter((action) => may(action, { role: "NOBODY", plan: "custom", roomFlags: allFlags }));
  expect(open.sort()).toEqual(["account.signIn", "account.signOut", "report.send", "space.lookUp", "team.tryForFree"]);
});

test("a guest session makes no team and is told why", () => {
  expect(refusalOf("team.create", { role: "GUEST_SESSION" })).toBe("accountIsNotVerified");
  expect(refusalOf("team.create", { role: "ACCOUNT" })).toBeNull();
});

test("outside a space and a team a session holds no right of theirs", () => {
  const scoped = ACTIONS.filter(
    (action) => /^(space|room|element|stage|privateArea)\./.test(action) && action !== "space.lookUp",
  );
  for (const action of scoped) {
    for (const role of PRINCIPALS.slice(0, 3)) {
      expect(may(action, { role, plan: "custom", roomFlags: allFlags }), `${role} ${action}`).toBe(false);
    }
  }
});

test("what the role lacks is told before what the plan lacks", () => {
  expect(refusalOf("space.setPassword", { role: "SPACE_GUEST", plan: "free" })).toBe("forbidden");
  expect(refusalOf("space.setPassword", { role: "SPACE_ADMIN", plan: "free" })).toBe("spacePasswordForbiddenByRate");
});
