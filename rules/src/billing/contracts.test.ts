import { constants, PLAN_TERMS } from "@atrium/contract";
import { expect, test } from "vitest";
import { contractEndMs, contractTold, faultsOfContract } from "./contracts.ts";
import type { Contract } from "./contracts.ts";
import { recordingsLimit, spacesLimit } from "./plans.ts";
import { momentIn } from "./zoneTime.ts";

const NOON = momentIn("UTC", "2026-11-21", "12:00");
const midnight = (day: string) => momentIn("UTC", day, "00:00");
const contract: Contract = {
  plan: "custom",
  people: 400,
  spaces: 8,
  recordings: 12,
  until: "2026-12-31",
  note: null,
};
const faults = (change: Partial<Contract>, nowMs = NOON) => faultsOfContract({ ...contract, ...change }, nowMs);

test("a contract lasts through its last day, also when that is today or the last one of February", () => {
  expect(contractEndMs("2026-12-31")).toBe(midnight("2027-01-01"));
  expect(contractEndMs("2028-02-29")).toBe(midnight("2028-03-01"));
  expect(contractEndMs("2027-03-28")).toBe(midnight("2027-03-29"));
  expect(faults({ until: "2026-11-21" })).toEqual([]);
  expect(faults({ until: "2026-11-21" }, midnight("2026-11-22") - 1)).toEqual([]);
  expect(faults({ until: "2026-11-21" }, midnight("2026-11-22"))).toEqual([{ field: "until" }]);
  expect(faults({ until: "2026-11-20" })).toEqual([{ field: "until" }]);
});

test("it grants at most what its plan may, and all that is wrong is said at once", () => {
  const { peopleOnline, spaces, recordingsKept } = PLAN_TERMS.custom;
  expect(faults({ people: peopleOnline, spaces, recordings: recordingsKept })).toEqual([]);
  expect(faults({ people: 1, spaces: 1, recordings: 0 })).toEqual([]);
  expect(
    faults({ people: peopleOnline + 1, spaces: spaces + 1, recordings: recordingsKept + 1, until: "2020-01-01" }),
  ).toEqual([
    { field: "people", least: 1, most: peopleOnline },
    { field: "spaces", least: 1, most: spaces },
    { field: "recordings", least: 0, most: recordingsKept },
    { field: "until" },
  ]);
  expect(faults({ people: 0, spaces: 0, recordings: -1 }).map(({ field }) => field)).toEqual([
    "people",
    "spaces",
    "recordings",
  ]);
});

test("limits are those of the contract within the plan, and the plan's without one", () => {
  expect(spacesLimit("custom", 8)).toBe(8);
  expect(spacesLimit("custom", null)).toBe(PLAN_TERMS.custom.spaces);
  expect(spacesLimit("free", 8)).toBe(PLAN_TERMS.free.spaces);
  expect(recordingsLimit("customEducation", 0)).toBe(0);
  expect(recordingsLimit("customEducation", null)).toBe(PLAN_TERMS.customEducation.recordingsKept);
  expect(recordingsLimit("free", 12)).toBe(0);
});

test("its end is told some weeks before, again shortly before, and not after it", () => {
  const endsMs = contractEndMs(contract.until);
  const { first, last } = constants.contract.toldBeforeMs;
  expect(contractTold(endsMs, endsMs - first - 1)).toBeNull();
  expect(contractTold(endsMs, endsMs - first)).toBe("first");
  expect(contractTold(endsMs, endsMs - last - 1)).toBe("first");
  expect(contractTold(endsMs, endsMs - last)).toBe("last");
  expect(contractTold(endsMs, endsMs - 1)).toBe("last");
  expect(contractTold(endsMs, endsMs)).toBeNull();
});
