import { startNameServer } from "@atrium/testkit/nameServer";
import { afterAll, expect, test } from "vitest";
import { createNames } from "./names.ts";

const server = await startNameServer();
afterAll(() => server.stop());
const names = createNames([server.address]);

test("texts and aliases are those of the name servers it is told to ask", async () => {
  server.records.set("rooms.kite.studio", { aliases: ["meet.example.org"] });
  server.records.set("_atrium.rooms.kite.studio", { texts: ["atrium-verify=abc", "another"] });
  expect(await names.aliases("rooms.kite.studio")).toEqual(["meet.example.org"]);
  expect(await names.texts("_atrium.rooms.kite.studio")).toEqual(["atrium-verify=abc", "another"]);
});

test("what is not there is nothing, and no answer is not nothing", async () => {
  expect(await names.texts("nobody.example")).toEqual([]);
  expect(await names.texts("rooms.kite.studio")).toEqual([]);
  expect(await names.addresses("nobody.example")).toEqual([]);
  const gone = await startNameServer();
  await gone.stop();
  expect(await createNames([gone.address]).texts("rooms.kite.studio")).toBeNull();
});
