import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleTeam } from "../../testing/examples.ts";
import { teamChoices } from "./chooseModel.ts";

const teams = [
  exampleTeam({ name: "Kite" }),
  { ...exampleTeam({ name: "Nordlys", role: "MEMBER" }), id: "nordlys" as never },
  { ...exampleTeam({ name: "Fjord", role: "GUEST" }), id: "fjord" as never },
];
const [kite, nordlys] = [must(teams[0], "kite"), must(teams[1], "nordlys")];
const none = new Map();
const names = (asked: Partial<Parameters<typeof teamChoices>[0]>) =>
  teamChoices({ teams, inside: none, lastTeamId: null, isForUpgrade: false, ...asked }).map(({ team }) => team.name);

test("the team one was in last comes first, the others keep their order", () => {
  expect(names({})).toEqual(["Kite", "Nordlys", "Fjord"]);
  expect(names({ lastTeamId: "fjord" })).toEqual(["Fjord", "Kite", "Nordlys"]);
  expect(names({ lastTeamId: "a team one has left" })).toEqual(["Kite", "Nordlys", "Fjord"]);
});

test("for an upgrade only the teams one leads are there", () => {
  expect(names({ isForUpgrade: true, lastTeamId: nordlys.id })).toEqual(["Kite"]);
});

test("how many are inside is known of the teams that were asked", () => {
  const choices = teamChoices({ teams, inside: new Map([[kite.id, 4]]), lastTeamId: null, isForUpgrade: false });
  expect(choices.map(({ inside }) => inside)).toEqual([4, null, null]);
});
