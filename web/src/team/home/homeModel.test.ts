import type { SpaceRole } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { exampleAccount, examplePeople, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import type { HomeAsked } from "./asked.ts";
import { homeModel, liveSpaces, type HomeNeeds } from "./homeModel.ts";
import { teamTexts } from "../texts.ts";

const home = (change: Partial<HomeNeeds> = {}) =>
  homeModel({
    account: exampleAccount(),
    team: exampleTeam(),
    spaces: [exampleSpace()],
    nowMs: Date.parse("2026-11-21T10:00:00Z"),
    hour: 9,
    host: "atrium.example",
    locale: "en",
    asked: {},
    say: sayIn(teamTexts, "en"),
    ...change,
  });

test("the title greets by first name and hour", () => {
  expect(home({ hour: 9 }).title).toBe("Good morning, Mira");
  expect(home({ hour: 14 }).title).toBe("Good afternoon, Mira");
  expect(home({ hour: 23 }).title).toBe("Good evening, Mira");
  expect(home({ hour: 3 }).title).toBe("Good evening, Mira");
});

test("somebody without a name is greeted without one", () => {
  expect(home({ account: exampleAccount({ name: "" }) }).title).toBe("Welcome");
});

test("the lead counts the people and names the fullest space", () => {
  const spaces = [
    exampleSpace({ slug: "a", onlineCount: 4, name: "Garden" }),
    exampleSpace({ slug: "b", onlineCount: 6, name: "Kite HQ" }),
  ];
  expect(home({ spaces }).lead).toBe("10 people are inside right now, most of them in Kite HQ.");
});

test("a tie has no fullest space, and nobody inside is said so", () => {
  const two = [exampleSpace({ slug: "a", onlineCount: 1 }), exampleSpace({ slug: "b", onlineCount: 1 })];
  expect(home({ spaces: two }).lead).toBe("2 people are inside right now.");
  expect(home({}).lead).toBe("Nobody is inside right now. Be the first.");
});

test("an empty team is offered its first space, if one may create it", () => {
  expect(home({ spaces: [] })).toMatchObject({ isEmpty: true, canCreateSpaces: true, title: "Welcome, Mira" });
  const member = home({ spaces: [], team: exampleTeam({ role: "MEMBER" }) });
  expect(member).toMatchObject({ canCreateSpaces: false });
  expect(member.lead).toContain("An admin creates them");
});

test("a space with people says how many, or who when it is one", () => {
  const many = home({ spaces: [exampleSpace({ onlineCount: 6 })] });
  expect(many.spaces[0]?.badge).toEqual({ kind: "live", text: "6 inside now" });
  const one = home({ spaces: [exampleSpace({ onlineCount: 1, people: examplePeople("olga") })] });
  expect(one.spaces[0]?.badge).toEqual({ kind: "live", text: "Olga is inside" });
});

test("a space that opens later says when, one that opened says nothing", () => {
  const later = home({ spaces: [exampleSpace({ startsAt: "2026-11-26T14:00:00Z" })] });
  expect(later.spaces[0]?.badge).toMatchObject({ kind: "opens" });
  expect(home({ spaces: [exampleSpace({ startsAt: "2026-01-01T14:00:00Z" })] }).spaces[0]?.badge).toBeNull();
});

test("the menu of a space offers what one may do with it: hosts and members invite, admins copy, the team's admins delete", () => {
  const offered = (role: SpaceRole) => {
    const [tile] = home({ spaces: [exampleSpace({ role })] }).spaces;
    return [tile?.canInvite, tile?.canDuplicate, tile?.canDelete];
  };
  expect(offered("TEAM_ADMIN")).toEqual([true, true, true]);
  expect(offered("SPACE_ADMIN")).toEqual([true, true, false]);
  expect(offered("SPACE_MEMBER")).toEqual([true, false, false]);
  expect(offered("SPACE_GUEST")).toEqual([false, false, false]);
});

test("only those who may rename a space are offered it", () => {
  expect(home({ spaces: [exampleSpace({ role: "TEAM_ADMIN" })] }).spaces[0]?.canRename).toBe(true);
  expect(home({ spaces: [exampleSpace({ role: "SPACE_MEMBER" })] }).spaces[0]?.canRename).toBe(false);
  const letsIn = (role: SpaceRole) => home({ spaces: [exampleSpace({ role })] }).spaces[0]?.canLetIn;
  expect([letsIn("SPACE_MODERATOR"), letsIn("SPACE_MEMBER")]).toEqual([true, false]);
});

test("live spaces come fullest first", () => {
  const spaces = [2, 0, 5].map((onlineCount) => exampleSpace({ slug: `s${onlineCount}`, onlineCount }));
  expect(liveSpaces(spaces).map(({ onlineCount }) => onlineCount)).toEqual([5, 2]);
});

test("a search keeps the spaces whose name or address holds every word, and is offered from five spaces on", () => {
  const spaces = ["Garden retro", "Kite HQ", "Школа", "Attic", "Lounge"].map((name, at) =>
    exampleSpace({ slug: `s${at}`, name }),
  );
  const names = (find: string) => home({ spaces, asked: { find } }).spaces.map(({ card }) => card.name);
  expect(names("RET gar")).toEqual(["Garden retro"]);
  expect(names("школ")).toEqual(["Школа"]);
  expect(names("s1")).toEqual(["Kite HQ"]);
  expect(names("marsela")).toEqual([]);
  expect(home({ spaces }).canFind).toBe(true);
  expect(home({ spaces: spaces.slice(1) }).canFind).toBe(false);
  expect(home({ spaces: spaces.slice(1), asked: { show: "live" } }).canFind).toBe(true);
});

test("what one was in last comes first, and what one never was in stays as it was made", () => {
  const at = (slug: string, lastVisitedAt: string | null, onlineCount = 0) =>
    exampleSpace({ slug, name: slug, lastVisitedAt, onlineCount });
  const spaces = [at("b", null), at("d", "2026-11-20T09:00:00Z", 2), at("a", null, 1), at("c", "2026-11-21T09:00:00Z")];
  const names = (asked: HomeAsked) => home({ spaces, asked }).spaces.map(({ card }) => card.name);
  expect(names({})).toEqual(["c", "d", "b", "a"]);
  expect(names({ sort: "name" })).toEqual(["a", "b", "c", "d"]);
  expect(names({ sort: "newest" })).toEqual(["c", "a", "d", "b"]);
  expect(names({ show: "live" })).toEqual(["d", "a"]);
  expect(names({ show: "live", find: "a" })).toEqual(["a"]);
});

test("where nobody is inside, the list of live spaces says so; where a word is not found, it says that", () => {
  const spaces = [exampleSpace()];
  expect(home({ spaces, asked: { show: "live" } }).nothing).toEqual({ title: "Nobody is inside right now" });
  expect(home({ spaces, asked: { find: " marsela " } }).nothing).toEqual({ title: "No space matches “marsela”" });
  expect(home({ spaces }).nothing).toBeNull();
});

test("addresses are those of this installation", () => {
  expect(home({}).spaces[0]).toMatchObject({ path: "/s/hq", address: "atrium.example/s/hq" });
});
