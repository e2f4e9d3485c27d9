import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { canCreateTeam, createCreateTeamModel } from "./createTeamModel.ts";

test("a name makes a team and leads into it", async () => {
  const { model, asked, made } = setUp();
  model.typeName(" Kite ");
  await model.create();
  expect(asked).toEqual([{ name: "createTeam", input: { name: "Kite" } }]);
  expect(made).toEqual(["t"]);
});

test("pressing twice makes one team, also while the page goes on", async () => {
  const { model, asked } = setUp();
  model.typeName("Kite");
  await Promise.all([model.create(), model.create()]);
  await model.create();
  expect(asked).toHaveLength(1);
  expect(canCreateTeam(model.store.getState())).toBe(false);
});

test("a refusal is told, keeps the name and lets one try again", async () => {
  const { model, asked, made, answers } = setUp();
  model.typeName("Kite");
  answers.push(refused("tooOftenAttempts"));
  await model.create();
  expect(model.store.getState()).toEqual({ name: "Kite", busy: false, problem: "tooOftenAttempts" });
  expect(made).toEqual([]);
  await model.create();
  expect(asked).toHaveLength(2);
  expect(made).toEqual(["t"]);
});

test("a name of spaces makes nothing", async () => {
  const { model, asked } = setUp();
  model.typeName("  ");
  await model.create();
  expect(asked).toEqual([]);
});

function setUp() {
  const asked: { name: string; input: unknown }[] = [];
  const answers: unknown[] = [];
  const made: string[] = [];
  const model = createCreateTeamModel({
    call: (async (name: string, input: unknown) => {
      asked.push({ name, input });
      return answers.shift() ?? { ok: true, value: { id: "t" } };
    }) as Call,
    made: async (teamId) => void made.push(teamId),
  });
  return { model, asked, made, answers };
}
