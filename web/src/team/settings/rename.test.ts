import type { SpaceId, TeamId } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { rename, type Renamed } from "./rename.ts";

const space: Renamed = { kind: "space", id: "s" as SpaceId, name: "Garden" };

test("a space gets its new name, and undo gives the old one back", async () => {
  const { needs, asked, undos } = setUp();
  expect(await rename(needs, space, " Orchard ")).toBeNull();
  await undos[0]?.();
  expect(asked).toEqual([
    { name: "updateSpace", input: { spaceId: "s", name: "Orchard" } },
    { name: "updateSpace", input: { spaceId: "s", name: "Garden" } },
  ]);
});

test("a team is renamed by its own operation", async () => {
  const { needs, asked } = setUp();
  await rename(needs, { kind: "team", id: "t" as TeamId, name: "Kite" }, "Kites");
  expect(asked).toEqual([{ name: "updateTeam", input: { teamId: "t", name: "Kites" } }]);
});

test("an undo that is refused says why", async () => {
  const { needs, undos } = setUp();
  await rename(needs, space, "Orchard");
  needs.call = async () => refused("connectionFailed");
  expect(await undos[0]?.()).toBe("connectionFailed");
});

test("the same name asks for nothing", async () => {
  const { needs, asked, undos } = setUp();
  expect(await rename(needs, space, "Garden ")).toBeNull();
  expect(asked).toEqual([]);
  expect(undos).toEqual([]);
});

test("a refusal is told and nothing is offered to undo", async () => {
  const { needs, undos } = setUp(refused("forbidden"));
  expect(await rename(needs, space, "Orchard")).toBe("forbidden");
  expect(undos).toEqual([]);
});

function setUp(reply: unknown = { ok: true, value: {} }) {
  const asked: { name: string; input: unknown }[] = [];
  const undos: (() => Promise<unknown>)[] = [];
  const needs = {
    call: (async (name: string, input: unknown) => {
      asked.push({ name, input });
      return reply;
    }) as Call,
    offerUndo: (_name: string, undo: () => Promise<unknown>) => void undos.push(undo),
  };
  return { needs, asked, undos };
}
