import { expect, test } from "vitest";
import { strongest } from "./principals.ts";
import { spaceRole, standings } from "./spaceRole.ts";

const stranger = { teamRole: null, memberRole: null } as const;

test("a team admin has every space of the team, private ones too", () => {
  expect(spaceRole({ teamRole: "ADMIN", memberRole: "SPACE_GUEST", isPrivate: true, isOpenToTeam: false })).toBe(
    "TEAM_ADMIN",
  );
});

test("a membership of the space says the role", () => {
  expect(spaceRole({ teamRole: "MEMBER", memberRole: "SPACE_MODERATOR", isPrivate: true, isOpenToTeam: false })).toBe(
    "SPACE_MODERATOR",
  );
  expect(spaceRole({ teamRole: "GUEST", memberRole: "SPACE_MEMBER", isPrivate: false, isOpenToTeam: false })).toBe(
    "SPACE_MEMBER",
  );
  expect(spaceRole({ teamRole: null, memberRole: "SPACE_GUEST", isPrivate: true, isOpenToTeam: false })).toBe(
    "SPACE_GUEST",
  );
});

test("a private space does not exist for those not added to it, members of its team included", () => {
  expect(spaceRole({ ...stranger, isPrivate: true, isOpenToTeam: false })).toBeNull();
  expect(spaceRole({ teamRole: "MEMBER", memberRole: null, isPrivate: true, isOpenToTeam: false })).toBeNull();
  expect(spaceRole({ teamRole: "GUEST", memberRole: null, isPrivate: true, isOpenToTeam: false })).toBeNull();
});

test("a private space that is open to its team takes members as members, and nobody else", () => {
  const open = { memberRole: null, isPrivate: true, isOpenToTeam: true } as const;
  expect(spaceRole({ ...open, teamRole: "MEMBER" })).toBe("SPACE_MEMBER");
  expect(spaceRole({ ...open, teamRole: "GUEST" })).toBeNull();
  expect(spaceRole({ ...open, teamRole: null })).toBeNull();
});

test("a public space takes everybody as what they are", () => {
  expect(spaceRole({ ...stranger, isPrivate: false, isOpenToTeam: false })).toBe("PUBLIC_GUEST");
  expect(spaceRole({ teamRole: "MEMBER", memberRole: null, isPrivate: false, isOpenToTeam: false })).toBe(
    "SPACE_MEMBER",
  );
  expect(spaceRole({ teamRole: "GUEST", memberRole: null, isPrivate: false, isOpenToTeam: false })).toBe("SPACE_GUEST");
});

test("in the team as a whole the highest standing counts", () => {
  expect(strongest(standings("MEMBER", ["SPACE_ADMIN", "SPACE_GUEST"]))).toBe("SPACE_ADMIN");
  expect(strongest(standings("ADMIN", []))).toBe("TEAM_ADMIN");
  expect(strongest(standings("GUEST", []))).toBe("SPACE_GUEST");
  expect(strongest(standings(null, []))).toBeNull();
});
