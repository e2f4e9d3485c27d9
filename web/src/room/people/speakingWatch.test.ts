import { expect, test } from "vitest";
import { idOf } from "../fixtures/people.ts";
import { speakingWatch } from "./speakingWatch.ts";

const kofi = { accountId: idOf("kofi"), isMe: false, audioMuted: false };
const lena = { accountId: idOf("lena"), isMe: false, audioMuted: false };

function room() {
  const loud = new Map<string, number>();
  const look = speakingWatch({ level: (id) => loud.get(id) ?? 0, own: () => 0 });
  return { loud, look };
}

test("somebody between two words still speaks, though the list of people is new at each look", () => {
  const { loud, look } = room();
  loud.set(kofi.accountId, 0.5);
  expect([...look([kofi])]).toEqual([kofi.accountId]);
  loud.clear();
  expect([...look([{ ...kofi }, lena])]).toEqual([kofi.accountId]);
  expect([...look([lena, { ...kofi }])]).toEqual([kofi.accountId]);
  expect([...look([{ ...kofi }])]).toEqual([]);
});

test("whoever is muted does not speak, and whoever has gone is forgotten", () => {
  const { loud, look } = room();
  loud.set(kofi.accountId, 0.5);
  expect(look([{ ...kofi, audioMuted: true }]).size).toBe(0);
  expect(look([kofi]).size).toBe(1);
  loud.clear();
  expect(look([lena]).size).toBe(0);
  expect(look([kofi]).size).toBe(0);
});
