import { constants, newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { createCallRates } from "./callRates.ts";

const { burst } = constants.callRates.errorReport;
const somebody = (browserId: string, address = "192.0.2.1") => ({
  accountId: null,
  sessionId: null,
  isVerified: false,
  browserId,
  address,
});

test("whoever throws their browser's name away at each call is held by their network", () => {
  const rates = createCallRates(createFakeClock());
  let passed = 0;
  for (let call = 0; call < 1000; call += 1) if (rates.take(somebody(`b${call}`), "errorReport").ok) passed += 1;
  expect(passed).toBe(burst * 20);
  expect(rates.take(somebody("elsewhere", "198.51.100.1"), "errorReport").ok).toBe(true);
  const known = { ...somebody("b0"), accountId: newId<AccountId>() };
  expect(rates.take(known, "errorReport").ok).toBe(true);
});

test("one browser without an account has the limit of one account", () => {
  const rates = createCallRates(createFakeClock());
  for (let call = 0; call < burst; call += 1) expect(rates.take(somebody("b"), "errorReport").ok).toBe(true);
  expect(rates.take(somebody("b"), "errorReport").ok).toBe(false);
  expect(rates.take(somebody("other"), "errorReport").ok).toBe(true);
});
