import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { peopleOfRoom, type PersonModel } from "../people/personModel.ts";
import { stageLayout } from "./stageLayout.ts";

const port = fixtureRoom({ people: cast });
const all = peopleOfRoom(port.live.getState(), port.media.getState());
const person = (key: string): PersonModel => {
  const found = all.find(({ accountId }) => accountId === idOf(key));
  if (found === undefined) throw new Error(`no ${key} in the cast`);
  return found;
};
interface Drawn {
  sharer?: string;
  lead?: string;
  spotlit?: string;
}
const stageOf = (keys: readonly string[], { sharer, lead, spotlit }: Drawn = {}) => ({
  presenters: keys.map(person),
  sharer: sharer === undefined ? null : person(sharer),
  page: null,
  spotlit: spotlit === undefined ? null : idOf(spotlit),
  lead: lead === undefined ? null : idOf(lead),
});
const nothing = { choice: null, speaker: null };

test("without a choice the stage shows a screen first, else its first presenter large where there are several", () => {
  expect(stageLayout(stageOf(["kofi", "yuki"]), nothing)).toEqual({ layout: "grid", lead: null });
  const three = stageOf(["kofi", "yuki", "lena"], { lead: "kofi" });
  expect(stageLayout(three, nothing)).toEqual({ layout: "speaker", lead: idOf("kofi") });
  expect(stageLayout({ ...three, sharer: person("yuki") }, nothing)).toEqual({ layout: "shared", lead: null });
});

test("all alike stays so, whoever speaks or shares a screen", () => {
  const stage = stageOf(["kofi", "yuki", "lena"], { sharer: "yuki", lead: "kofi" });
  expect(stageLayout(stage, { choice: "grid", speaker: idOf("lena") })).toEqual({ layout: "grid", lead: null });
});

test("large is the other who spoke last, else the first of the others; nobody beside me alone", () => {
  const stage = stageOf(["arina", "kofi", "yuki"], { lead: "arina" });
  expect(stageLayout(stage, { choice: "speaker", speaker: idOf("yuki") }).lead).toBe(idOf("yuki"));
  expect(stageLayout(stage, { choice: "speaker", speaker: idOf("oleg") }).lead).toBe(idOf("kofi"));
  expect(stageLayout(stageOf(["arina"]), { choice: "speaker", speaker: null }).lead).toBeNull();
});

test("who is in the spotlight is large, whoever speaks; not where all are alike or a screen is shown", () => {
  const stage = stageOf(["arina", "kofi", "yuki"], { lead: "yuki", spotlit: "yuki" });
  expect(stageLayout(stage, nothing)).toEqual({ layout: "speaker", lead: idOf("yuki") });
  expect(stageLayout(stage, { choice: "speaker", speaker: idOf("kofi") }).lead).toBe(idOf("yuki"));
  expect(stageLayout(stage, { choice: "grid", speaker: null }).lead).toBeNull();
  expect(stageLayout({ ...stage, sharer: person("kofi") }, nothing).layout).toBe("shared");
  expect(stageLayout(stageOf(["kofi"], { spotlit: "kofi" }), { choice: "speaker", speaker: null }).lead).toBeNull();
});

test("a wish to see the screen waits until somebody shares one", () => {
  const wish = { choice: "shared", speaker: null } as const;
  expect(stageLayout(stageOf(["kofi", "yuki"]), wish).layout).toBe("grid");
  expect(stageLayout(stageOf(["kofi", "yuki"], { sharer: "kofi" }), wish).layout).toBe("shared");
});
