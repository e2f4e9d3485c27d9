import { expect, test } from "vitest";
import { stepOf } from "./offer.ts";

test.each([
  [{}, null],
  [{ period: "year" }, null],
  [{ rateId: "startup", users: 20 }, "subscription"],
  [{ users: 20 }, "subscription"],
  [{ days: 3, users: 20 }, "daypass"],
  [{ type: "daypass", users: 20 }, "daypass"],
  [{ type: "subscription", days: 3 }, "subscription"],
] as const)("a link that asks for %j leads to %s", (offer, step) => {
  expect(stepOf(offer)).toBe(step);
});
