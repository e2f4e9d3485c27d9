import { constants, PAID_RATES, PLAN_TERMS } from "@atrium/contract";
import { array, assert, constantFrom, integer, property, record } from "fast-check";
import type { Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { againstBuying, againstUpgrading } from "./capabilities.ts";
import { dayPassMoments } from "./dayPass.ts";
import { dayPassState, nextLookMs, nextTryMs, planBought, standingSubscription } from "./purchases.ts";
import type { BoughtPass, Subscription } from "./purchases.ts";
import { paidRate } from "./rates.ts";
import { againstChange } from "./upgrades.ts";

const DAY = 24 * 3_600_000;
const NOW = 1_795_262_400_000; // 21 November 2026, 12:00 UTC
const FREE = { plan: "free", boughtCapacity: null } as const;

const startup: Subscription = {
  id: "sub_1",
  rateId: "startup",
  period: "month",
  people: 18,
  state: "active",
  isEnding: false,
  periodEndMs: NOW + 30 * DAY,
  createdMs: NOW,
  unpaid: null,
};
const pass: BoughtPass = {
  id: "in_1",
  state: "paid",
  startsMs: NOW - 1,
  endsMs: NOW + DAY,
  timeZone: "Europe/Berlin",
  people: 180,
  priceCents: 7000,
  createdMs: NOW - DAY,
};

test("a subscription counts while it stands, also unpaid or ending, the latest of several", () => {
  const of = (...subscriptions: Subscription[]) => standingSubscription({ subscriptions })?.id ?? null;
  expect(of(startup, { ...startup, id: "sub_2", createdMs: NOW + 1 })).toBe("sub_2");
  expect(of({ ...startup, state: "pastDue" })).toBe("sub_1");
  expect(of({ ...startup, isEnding: true })).toBe("sub_1");
  expect(of({ ...startup, state: "waiting" }, { ...startup, state: "ended" })).toBeNull();
});

test("a team has what it bought, and is on the free plan when it ends", () => {
  const on = (subscriptions: Subscription[], passes: BoughtPass[] = []) =>
    planBought(FREE, { subscriptions, passes }, NOW);
  expect(on([startup])).toEqual({ plan: "startup", boughtCapacity: 18 });
  expect(on([{ ...startup, rateId: "lite" }])).toEqual({ plan: "lite", boughtCapacity: null });
  expect(on([{ ...startup, state: "ended" }])).toEqual(FREE);
  expect(on([], [pass])).toEqual({ plan: "regular", boughtCapacity: 180 });
  expect(on([], [{ ...pass, state: "pending" }])).toEqual(FREE);
  expect(on([], [{ ...pass, endsMs: NOW }])).toEqual(FREE);
});

test("a day pass adds to a subscription and takes nothing from it", () => {
  const on = (subscription: Partial<Subscription>) =>
    planBought(FREE, { subscriptions: [{ ...startup, ...subscription }], passes: [pass] }, NOW);
  expect(on({})).toEqual({ plan: "startup", boughtCapacity: 180 });
  expect(on({ rateId: "enterprise", people: 900 })).toEqual({ plan: "enterprise", boughtCapacity: 900 });
  expect(on({ rateId: "lite", people: 25 })).toEqual({ plan: "regular", boughtCapacity: 180 });
});

test("what is agreed by contract stays whatever was bought; an old plan until it is left", () => {
  for (const plan of ["custom", "customEducation"] as const)
    expect(planBought({ plan, boughtCapacity: 700 }, { subscriptions: [startup], passes: [] }, NOW).plan).toBe(plan);
  const legacy = { plan: "legacy", boughtCapacity: null } as const;
  expect(planBought(legacy, { subscriptions: [], passes: [] }, NOW)).toEqual(legacy);
  expect(planBought(legacy, { subscriptions: [startup], passes: [] }, NOW).plan).toBe("startup");
});

test("a pass waits, runs and is over by the clock", () => {
  const at = (nowMs: number) => dayPassState(pass, nowMs);
  expect([at(pass.startsMs - 1), at(pass.startsMs), at(pass.endsMs - 1), at(pass.endsMs)]).toEqual([
    "waiting",
    "running",
    "running",
    "over",
  ]);
  expect(dayPassState({ ...pass, state: "failed" }, NOW)).toBe("failed");
});

test("a renewal that failed is tried again after one, three, five and seven days", () => {
  const unpaid = { sinceMs: NOW };
  expect([0, 1, 2, 3, 4].map((tries) => nextTryMs(unpaid, tries))).toEqual(
    [1, 3, 5, 7].map((days) => NOW + days * DAY).concat([null as never]),
  );
});

test("it is looked again when a pass begins or ends, and soon while a payment is pending", () => {
  const next = (of: { subscriptions?: Subscription[]; passes?: BoughtPass[] }) =>
    nextLookMs({ subscriptions: [], passes: [], ...of }, 0, NOW);
  expect(next({})).toBeNull();
  expect(next({ passes: [{ ...pass, startsMs: NOW + DAY, endsMs: NOW + 2 * DAY }] })).toBe(NOW + DAY);
  expect(next({ passes: [pass] })).toBe(pass.endsMs);
  expect(next({ subscriptions: [startup] })).toBe(startup.periodEndMs);
  expect(next({ passes: [{ ...pass, state: "pending", createdMs: NOW }] })).toBe(NOW + 10 * 60_000);
  expect(next({ passes: [{ ...pass, state: "pending", createdMs: NOW - 2 * DAY }] })).toBeNull();
});

test("only upwards, in plan and in people, and not from the year to the month", () => {
  const had = { rateId: "startup", period: "month", people: 20 } as const;
  expect(againstChange(had, { ...had, people: 21 })).toBeNull();
  expect(againstChange(had, { ...had, period: "year" })).toBeNull();
  expect(againstChange(had, { ...had, rateId: "enterprise" })).toBeNull();
  expect(againstChange(had, { ...had, people: 19 })).toBe("downgradeNotAvailable");
  expect(againstChange({ ...had, period: "year" }, { ...had, people: 30 })).toBe("downgradeNotAvailable");
  expect(againstChange(had, had)).toBe("selectMoreSpacesOrUsers");
  expect(againstChange(had, { ...had, people: 251 })).toBe("selectMoreSpacesOrUsers");
});

test("a day pass begins within a year and lasts from an hour to fourteen days", () => {
  const wanted = {
    timeZone: "UTC",
    startDate: "2026-11-21",
    startTime: "12:00",
    endDate: "2026-11-21",
    endTime: "13:00",
  };
  expect(dayPassMoments(wanted, NOW)).toEqual({ startsMs: NOW, endsMs: NOW + DAY / 24 });
  const wrong = "invalidDayPassPeriod";
  expect(dayPassMoments({ ...wanted, endTime: "12:59" }, NOW)).toBe(wrong);
  expect(dayPassMoments({ ...wanted, startTime: "11:59" }, NOW)).toBe(wrong);
  expect(dayPassMoments({ ...wanted, endDate: "2026-12-05", endTime: "12:01" }, NOW)).toBe(wrong);
  expect(dayPassMoments({ ...wanted, startDate: "2028-01-01", endDate: "2028-01-02" }, NOW)).toBe(wrong);
  expect(dayPassMoments({ ...wanted, timeZone: "Europe/Atlantis" }, NOW)).toBe("invalidDayPassTimezone");
});

// A subscription in words: its states as the specification names them, beside what is read from the payment provider.
type Word = "none" | "active" | "cancelled" | "pastDue";
interface World {
  word: Word;
  rate: (typeof PAID_RATES)[number];
  people: number;
  nowMs: number;
  provider: Subscription[];
}
const ACTS = [
  "buy",
  "cancel",
  "reactivate",
  "upgrade",
  "renewalFails",
  "renewalPaid",
  "givenUp",
  "periodEnds",
] as const;

const peopleFor = (rate: World["rate"], people: number) => {
  const { minOnlineCapacity: least, maxOnlineCapacity: most } = paidRate(rate);
  return Math.min(Math.max(people, least), most);
};

interface Step {
  name: (typeof ACTS)[number];
  rate: World["rate"];
  people: number;
}

/** Performs a step that is allowed in this state, at the provider too; null if it is not allowed. */
function act(world: World, { name, rate, people }: Step): World | null {
  const last = world.provider.at(-1);
  const change = (next: Partial<Subscription>, word: Word): World => ({
    ...world,
    word,
    provider: last === undefined ? [] : [...world.provider.slice(0, -1), { ...last, ...next }],
  });
  const { word } = world;
  if (name === "buy" && word === "none") {
    const made = { ...startup, id: `sub_${world.provider.length}`, rateId: rate, people, createdMs: world.nowMs };
    return { ...world, word: "active", rate, people, provider: [...world.provider, made] };
  }
  if (name === "cancel" && word === "active") return change({ isEnding: true }, "cancelled");
  if (name === "reactivate" && word === "cancelled") return change({ isEnding: false }, "active");
  if (name === "renewalFails" && word === "active")
    return change({ state: "pastDue", unpaid: { invoiceId: "in_9", sinceMs: world.nowMs } }, "pastDue");
  if (name === "renewalPaid" && word === "pastDue") return change({ state: "active", unpaid: null }, "active");
  if (name === "givenUp" && word === "pastDue") return change({ state: "ended", unpaid: null }, "none");
  if (name === "periodEnds" && word === "cancelled") return change({ state: "ended" }, "none");
  const isLarger = PAID_RATES.indexOf(rate) >= PAID_RATES.indexOf(world.rate) && people >= world.people;
  const isSame = rate === world.rate && people === world.people;
  if (name === "upgrade" && word === "active" && isLarger && !isSame)
    return { ...change({ rateId: rate, people }, "active"), rate, people };
  return null;
}

test("whatever happens to a subscription, the rules allow what its words allow and the plan follows", () => {
  const wished = integer({ min: 1, max: 1000 });
  const step = record({ name: constantFrom(...ACTS), rate: constantFrom(...PAID_RATES), people: wished }).map(
    (any): Step => ({ ...any, people: peopleFor(any.rate, any.people) }),
  );
  const steps = array(step, { maxLength: 40 });
  assert(
    property(steps, (taken) => {
      let world: World = { word: "none", rate: "lite", people: 25, nowMs: NOW, provider: [] };
      for (const each of taken) {
        const standing = standingSubscription({ subscriptions: world.provider });
        const bought = planBought(FREE, { subscriptions: world.provider, passes: [] }, world.nowMs);
        const mayBuy = againstBuying({ plan: bought.plan, subscription: standing }).length === 0;
        expect(mayBuy).toBe(world.word === "none");
        const target = { rateId: each.rate, people: each.people, period: "month" } as const;
        const mayChange =
          standing !== null &&
          againstUpgrading({ plan: bought.plan, subscription: standing }).length === 0 &&
          againstChange(standing, target) === null;
        expect(mayChange).toBe(act(world, { ...each, name: "upgrade" }) !== null);
        expect(bought.plan).toBe(world.word === "none" ? "free" : world.rate);
        expect(bought.boughtCapacity ?? PLAN_TERMS[bought.plan].peopleOnline).toBe(
          world.word === "none" ? PLAN_TERMS.free.peopleOnline : world.people,
        );
        world = { ...(act(world, each) ?? world), nowMs: world.nowMs + DAY };
      }
    }),
  );
});

test("of readings in any order the latest alone says what a team has", () => {
  const anyState = constantFrom("waiting", "active", "pastDue", "ended") satisfies Arbitrary<Subscription["state"]>;
  const reading = array(
    record({ state: anyState, rateId: constantFrom(...PAID_RATES), createdMs: integer({ min: 1, max: 9 }) }),
    { maxLength: 5 },
  );
  assert(
    property(array(reading, { minLength: 1 }), (readings) => {
      const read = readings.map((some) => ({
        subscriptions: some.map((each, at) => ({ ...startup, ...each, id: `sub_${at}` })),
        passes: [],
      }));
      const last = read[read.length - 1] ?? { subscriptions: [], passes: [] };
      const after = read.reduce<ReturnType<typeof planBought>>((plan, each) => planBought(plan, each, NOW), FREE);
      expect(after).toEqual(planBought(FREE, last, NOW));
      expect(planBought(after, last, NOW)).toEqual(after);
    }),
  );
  expect(constants.billing.retriesAfterMs).toHaveLength(4);
});
