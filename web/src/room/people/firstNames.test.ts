import { AccountId } from "@atrium/contract";
import { expect, test } from "vitest";
import { firstNames } from "./firstNames.ts";

const called = (...names: string[]): string[] => [
  ...firstNames(
    names.map((name, index) => ({ accountId: AccountId.parse(`${index}`.padEnd(21, "0")), name, isMe: false })),
  ).values(),
];

test("a first name is enough for whoever is the only one of that name", () => {
  expect(called("Marina Sokolova", "Олег Дружинин", "Leo")).toEqual(["Marina", "Олег", "Leo"]);
  expect(called("Anna Maria  Lopez")).toEqual(["Anna"]);
});

test("two of one first name have the initial of their last name too, and their whole name where that is the same", () => {
  expect(called("Jonas Lindqvist", "Jonas van Weber", "Jonas")).toEqual(["Jonas L.", "Jonas W.", "Jonas"]);
  expect(called("Jonas Lind", "Jonas Lund", "Jonas Weber")).toEqual(["Jonas Lind", "Jonas Lund", "Jonas W."]);
});

test("a name whose first word alone would say nothing stays whole", () => {
  expect(called("Guest 2", "Guest 10", "Dr. Noor", "J Smith", "李小龙")).toEqual([
    "Guest 2",
    "Guest 10",
    "Dr. Noor",
    "J Smith",
    "李小龙",
  ]);
});

test("my own bubble says that it is me: nobody has an initial because of my name", () => {
  const id = AccountId.parse("a".repeat(21));
  const people = [
    { accountId: AccountId.parse("b".repeat(21)), name: "Jonas Weber", isMe: true },
    { accountId: id, name: "Jonas Lind", isMe: false },
  ];
  expect([...firstNames(people)]).toEqual([[id, "Jonas"]]);
});
