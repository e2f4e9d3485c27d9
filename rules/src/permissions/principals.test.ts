import { expect, test } from "vitest";
import { outranks, roleMove, strongest } from "./principals.ts";

test("roles stand in order, support beside members", () => {
  expect(outranks("TEAM_ADMIN", "SPACE_ADMIN")).toBe(true);
  expect(outranks("SPACE_ADMIN", "SPACE_MODERATOR")).toBe(true);
  expect(outranks("SPACE_MODERATOR", "SPACE_MEMBER")).toBe(true);
  expect(outranks("SPACE_MODERATOR", "SUPPORT")).toBe(true);
  expect(outranks("SPACE_MEMBER", "SPACE_GUEST")).toBe(true);
  expect(outranks("SPACE_GUEST", "PUBLIC_GUEST")).toBe(true);
});

test("nobody outranks an equal or somebody higher", () => {
  expect(outranks("SPACE_MODERATOR", "SPACE_MODERATOR")).toBe(false);
  expect(outranks("SPACE_MODERATOR", "TEAM_ADMIN")).toBe(false);
  expect(outranks("SPACE_MEMBER", "SUPPORT")).toBe(false);
});

test("of several roles the highest counts", () => {
  expect(strongest(["SPACE_GUEST", "SPACE_ADMIN", "SPACE_MEMBER"])).toBe("SPACE_ADMIN");
  expect(strongest([])).toBeNull();
});

test("a higher role is a promotion, a lower one a demotion, an equal one neither", () => {
  expect(roleMove("SPACE_GUEST", "SPACE_MEMBER")).toBe("promoted");
  expect(roleMove("TEAM_ADMIN", "SPACE_MODERATOR")).toBe("demoted");
  expect(roleMove("SPACE_MEMBER", "SUPPORT")).toBeNull();
});
