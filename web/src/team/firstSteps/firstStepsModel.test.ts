import type { SpaceCard } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { firstSteps } from "./firstStepsModel.ts";
import { firstStepsTexts } from "./texts.ts";

const alone = {
  team: exampleTeam({ membersCount: 1, guestsCount: 0 }),
  spaces: [] as SpaceCard[],
  invitations: 0,
  hasMet: false,
  isMicrophoneHeard: false,
  say: sayIn(firstStepsTexts, "en"),
};
const doneOf = (change: Partial<typeof alone>) => {
  const { steps, isNew } = firstSteps({ ...alone, ...change });
  return { done: steps.filter(({ isDone }) => isDone).map(({ id }) => id), isNew };
};

test("a team begins with one step done, and each other is ticked by what was done", () => {
  expect(doneOf({})).toEqual({ done: ["team"], isNew: true });
  expect(doneOf({ spaces: [exampleSpace()] })).toEqual({ done: ["team", "space"], isNew: true });
  expect(doneOf({ isMicrophoneHeard: true })).toEqual({ done: ["team", "microphone"], isNew: true });
});

test("whoever is in the team, a guest in it, who was in a space of it, and an invitation that waits count as invited", () => {
  for (const change of [
    { invitations: 1 },
    { hasMet: true },
    { team: exampleTeam({ membersCount: 2, guestsCount: 0 }) },
    { team: exampleTeam({ membersCount: 1, guestsCount: 1 }) },
  ])
    expect(doneOf(change)).toEqual({ done: ["team", "invite"], isNew: true });
});

test("with a space and somebody asked into it a team is not new, whatever its microphone", () => {
  expect(doneOf({ spaces: [exampleSpace()], invitations: 1 }).isNew).toBe(false);
});

test("what was made is called by its name", () => {
  const { steps } = firstSteps({ ...alone, spaces: [exampleSpace({ name: "Hall" })] });
  expect(steps.map(({ note }) => note).slice(0, 2)).toEqual(["Kite Studio", "Hall"]);
});
