import { expect, test } from "vitest";
import { strongest } from "./principals.ts";
import { spaceRole, standings } from "./spaceRole.ts";

const stranger = { teamRole: null, memberRole: null } as const;

test("a team admin has every space of the team, private ones too", () => {
  expect(spaceRole({ teamRole: "ADMIN", memberRole: "SPACE_GUEST", isPrivate: true })).toBe("TEAM_ADMIN");
});

test("a membership of the space says the role", () => {
  expect(spaceRole({ teamRole: "MEMBER", memberRole: "SPACE_MODERATOR", isPrivate: true })).toBe("SPACE_MODERATOR");
  expect(spaceRole({ teamRole: "GUEST", memberRole: "SPACE_MEMBER", isPrivate: false })).toBe("SPACE_MEMBER");
  expect(spaceRole({ teamRole: null, memberRole: "SPACE_GUEST", isPrivate: true })).toBe("SPACE_GUEST");
});

test("a private space does not exist for those not added to it, members of its team included", () => {
  expect(spaceRole({ ...stranger, isPrivate: true })).toBeNull();
  expect(spaceRole({ teamRole: "MEMBER", memberRole: null, isPrivate: true })).toBeNull();
  expect(spaceRole({ teamRole: "GUEST", memberRole: null, isPrivate: true })).toBeNull();
});

test("a public space takes everybody as what they are", () => {
  expect(spaceRole({ ...stranger, isPrivate: false })).toBe("PUBLIC_GUEST");
  expect(spaceRole({ teamRole: "MEMBER", memberRole: null, isPrivate: false })).toBe("SPACE_MEMBER");
  expect(spaceRole({ teamRole: "GUEST", memberRole: null, isPrivate: false })).toBe("SPACE_GUEST");
});

test("in the team as a whole the highest standing counts", () => {
  expect(strongest(standings("MEMBER", ["SPACE_ADMIN", "SPACE_GUEST"]))).toBe("SPACE_ADMIN");
  expect(strongest(standings("ADMIN", []))).toBe("TEAM_ADMIN");
  expect(strongest(standings("GUEST", []))).toBe("SPACE_GUEST");
  expect(strongest(standings(null, []))).toBeNull();
});
