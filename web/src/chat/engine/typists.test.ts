import { newId, type AccountId } from "@atrium/contract";
import { expect, test } from "vitest";
import { FakeClock } from "../../testing/fakeClock.ts";
import { Typists } from "./typists.ts";

function aChat() {
  const clock = new FakeClock();
  const shown: string[][] = [];
  let told = 0;
  const typists = new Typists({ clock, show: (names) => shown.push([...names]), tell: () => (told += 1) });
  return { clock, typists, names: () => shown.at(-1) ?? [], told: () => told };
}
const [anna, boris] = ["Anna", "Boris"].map((name) => ({ accountId: newId<AccountId>(), name })) as [
  { accountId: AccountId; name: string },
  { accountId: AccountId; name: string },
];

test("who writes is shown until a while after the last word of it", async () => {
  const { clock, typists, names } = aChat();
  typists.heard(anna);
  typists.heard(boris);
  expect(names()).toEqual(["Anna", "Boris"]);
  await clock.pass(3_000);
  typists.heard(anna);
  await clock.pass(2_500);
  expect(names()).toEqual(["Anna"]);
  await clock.pass(2_500);
  expect(names()).toEqual([]);
});

test("nobody is shown whose message is there", async () => {
  const { clock, typists, names } = aChat();
  typists.heard(anna);
  typists.wrote(anna.accountId);
  expect(names()).toEqual([]);
  await clock.pass(10_000);
  expect(names()).toEqual([]);
});

test("the others are told of me once in a few seconds, however fast I write", async () => {
  const { clock, typists, told } = aChat();
  for (let key = 0; key < 20; key += 1) typists.write();
  expect(told()).toBe(1);
  await clock.pass(3_000);
  typists.write();
  expect(told()).toBe(2);
});
