import type { TeamId } from "@atrium/contract";
import { expect, test } from "vitest";
import { readCommand } from "./contractArguments.ts";

const teamId = "p5bAvCcR86WyFJmrWvFBy" as TeamId;
const read = (...words: string[]) => readCommand(words);
const faultsOf = (...words: string[]) => {
  const command = read(...words);
  return command.ok ? [] : command.faults;
};

test("without words the contracts are listed; help is given however it is asked for", () => {
  expect(read()).toEqual({ ok: true, command: { kind: "list" } });
  expect(read("list")).toEqual({ ok: true, command: { kind: "list" } });
  for (const asked of ["help", "--help", "-h"]) expect(read(asked)).toEqual({ ok: true, command: { kind: "help" } });
  expect(read("set", "--help")).toEqual({ ok: true, command: { kind: "help" } });
});

test("a contract is read with all that is given, and nothing is done without --yes", () => {
  const words = ["--plan=custom", "--people=500", "--spaces", "20", "--recordings=0", "--until=2027-03-31"];
  expect(read("set", teamId, ...words, "--note= Order 4711 ")).toEqual({
    ok: true,
    command: {
      kind: "set",
      teamId,
      isSure: false,
      wanted: { plan: "custom", people: 500, spaces: 20, recordings: 0, until: "2027-03-31", note: "Order 4711" },
    },
  });
  expect(read("set", teamId, "--people=9", "--yes")).toMatchObject({ command: { isSure: true } });
  expect(read("end", teamId)).toEqual({ ok: true, command: { kind: "end", teamId, isSure: false } });
  expect(read("end", "--yes", teamId)).toMatchObject({ command: { kind: "end", isSure: true } });
});

test("the plan for education is understood however it is written, and an empty note takes it away", () => {
  for (const plan of ["custom education", "custom-education", "Custom Education", "customEducation"])
    expect(read("set", teamId, `--plan=${plan}`)).toMatchObject({ command: { wanted: { plan: "customEducation" } } });
  expect(read("set", teamId, "--note=")).toMatchObject({ command: { wanted: { note: null } } });
  expect(read("set", teamId, "--people=9")).toMatchObject({ command: { wanted: { note: undefined } } });
});

test("a team is named by its id or an address of its dashboard", () => {
  for (const named of [
    teamId,
    `https://meet.example.org/dashboard/team/${teamId}`,
    `https://meet.example.org/dashboard/team/${teamId}/plan-details?a=b`,
    `/dashboard/team/${teamId}/`,
  ])
    expect(read("show", named)).toEqual({ ok: true, command: { kind: "show", teamId } });
  expect(faultsOf("show", "Kite Studio")).toEqual(["Kite Studio is no team's id, and no address of its dashboard."]);
  expect(faultsOf("end")).toEqual(["Which team? Its id stands in the address of its dashboard: /dashboard/team/…."]);
});

test("an id that begins as an option does is an id", () => {
  for (const id of ["-0Uu7aKgTn90XDOk0VP80", "--Uu7aKgTn90XDOk0VP80"]) {
    expect(read("set", id, "--people=9", "--yes")).toMatchObject({ command: { teamId: id, isSure: true } });
    expect(read("end", "--yes", id)).toMatchObject({ command: { kind: "end", teamId: id, isSure: true } });
  }
});

test("all that is wrong is told at once, each with what it must be", () => {
  const wrong = ["--plan=gold", "--people=many", "--spaces=-1", "--recordings=1.5", "--until=2027-02-30"];
  expect(faultsOf("set", teamId, ...wrong)).toEqual([
    "--plan must be custom or custom-education, not gold.",
    "--people must be a whole number, not many.",
    "--spaces must be a whole number, not -1.",
    "--recordings must be a whole number, not 1.5.",
    "--until must be a day like 2027-03-31, until 2999-12-31, not 2027-02-30.",
  ]);
  expect(faultsOf("set", teamId, "--until=9999-12-31")).toHaveLength(1);
  expect(faultsOf("set", teamId, "--until=3000-01-01")).toHaveLength(1);
  expect(read("set", teamId, "--until=2999-12-31")).toMatchObject({ command: { wanted: { until: "2999-12-31" } } });
  expect(faultsOf("set", teamId, "--people=")).toEqual(["--people must be a whole number, not empty."]);
  expect(faultsOf("set", teamId, `--note=${"x".repeat(501)}`)).toHaveLength(1);
});

test("unknown and misplaced words are refused, never ignored", () => {
  expect(faultsOf("make", teamId)).toEqual(["There is nothing called make: set, show, end or list."]);
  expect(faultsOf("set", teamId, "--seats=5")[0]).toContain("--seats");
  expect(faultsOf("set", teamId, "--people")[0]).toContain("--people");
  expect(faultsOf("set", teamId)).toEqual(["Nothing is given to set, for example --until=2027-03-31."]);
  expect(faultsOf("end", teamId, "--until=2027-03-31", "--people=4")).toEqual(["--until, --people go with set only."]);
  expect(faultsOf("set", teamId, "--plan=custom", "education")).toEqual([
    "Not understood: education. Put quotes around words with spaces.",
  ]);
  expect(faultsOf("list", teamId)).toEqual([`Not understood: ${teamId}. Put quotes around words with spaces.`]);
});
