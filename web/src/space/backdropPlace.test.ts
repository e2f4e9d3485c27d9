import { expect, test } from "vitest";
import { middleOf, middleOfLargestGroup } from "./backdropPlace.ts";

const places = [
  [100, 100],
  [300, 100],
  [200, 250],
  [2000, 1000],
  [2100, 1000],
] as const;

test("the middle of people is the average of where they stand", () => {
  expect(middleOf(places)).toEqual([940, 490]);
});

test("the middle of the largest group leaves others out", () => {
  expect(middleOfLargestGroup(places)).toEqual([200, 150]);
});

test("without people there is no middle", () => {
  expect(middleOf([])).toBeNull();
  expect(middleOfLargestGroup([])).toBeNull();
});
