import { expect, test } from "vitest";
import { exampleSpace, exampleTeam, exampleVisited } from "../../testing/examples.ts";
import { findModel, type FindNeeds } from "./findModel.ts";

const team = exampleTeam();
const other = exampleTeam({ id: "ANother0000000000000000000" as never, name: "Fjord" });
const needs: FindNeeds = {
  typed: "",
  team,
  teams: [team, other],
  spaces: [exampleSpace({ name: "Kite HQ" }), exampleSpace({ slug: "retro", name: "Garden retro" })],
  visited: [],
  people: [],
  mayMakeTeam: true,
  nameOf: { page: (page) => page, act: (act) => act, settings: (name) => `settings of ${name}` },
};
const found = (change: Partial<FindNeeds>) =>
  findModel({ ...needs, ...change }).map(({ of, entries }) => [of, entries.map(({ label }) => label)]);

test("spaces, pages of the team and one's own, other teams and acts are found by their names", () => {
  expect(found({ typed: "kite h" })).toEqual([
    ["spaces", ["Kite HQ"]],
    ["pages", ["settings of Kite HQ"]],
  ]);
  expect(found({ typed: "audit" })).toEqual([["pages", ["audit"]]]);
  expect(found({ typed: "fjord" })).toEqual([["teams", ["Fjord"]]]);
  expect(found({ typed: "newSp" })).toEqual([["actions", ["newSpace"]]]);
});

test("a space of another team is found where one was in it, and one of this team stands once", () => {
  const visited = [exampleVisited({ name: "Fjord hall" }), { ...exampleVisited(), id: exampleSpace().id }];
  expect(found({ typed: "hall", visited })).toEqual([["spaces", ["Fjord hall"]]]);
  const all = findModel({ ...needs, visited }).flatMap(({ entries }) => entries);
  expect(all.filter(({ id }) => id === exampleSpace().id)).toHaveLength(1);
});

test("pages and acts that one may not have are not offered", () => {
  const member = exampleTeam({ role: "MEMBER" });
  const spaces = [exampleSpace({ role: "SPACE_MEMBER" })];
  const labels = (typed: string) => found({ team: member, teams: [member], spaces, mayMakeTeam: false, typed }).flat(2);
  for (const typed of ["audit", "users", "guests", "newSpace", "newTeam", "settings of"])
    expect(labels(typed), typed).toEqual([]);
  expect(labels("plan")).toEqual(["pages", "plan"]);
  expect(found({ team: null, spaces: [], typed: "audit" })).toEqual([]);
});

test("five of the people whom the server found stand, behind what is called so", () => {
  const people = ["Ann", "Kit", "Kira", "Kim", "Kurt", "Kate"].map((name) => ({
    accountId: name as never,
    name,
    look: { ...exampleVisited(), avatarAppearance: "letter", palette: "mainPalette1v2", avatarUrl: null, name },
  }));
  expect(found({ typed: "kit", people })).toEqual([
    ["spaces", ["Kite HQ"]],
    ["pages", ["settings of Kite HQ"]],
    ["people", ["Ann", "Kit", "Kira", "Kim", "Kurt"]],
  ]);
});
