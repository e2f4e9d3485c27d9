import type { AccountId } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Queue } from "./queue.ts";

const TERMS = { keepForMs: 30_000, holdForMs: 10_000, most: 5 };
const id = (name: string) => name as AccountId;
const [ann, ben, cem, dan] = [id("ann"), id("ben"), id("cem"), id("dan")];

function arrange(waiting: readonly AccountId[] = []) {
  const queue = new Queue(TERMS);
  const come = (who: AccountId, free: number, nowMs = 0) => queue.come(who, { free, nowMs, waits: true });
  for (const who of waiting) come(who, 0);
  return { queue, come, call: (free: number, nowMs = 0) => queue.call({ free, nowMs }) };
}

test("where there is a place nobody waits; where there is none, people stand in the order in which they came", () => {
  const { queue, come } = arrange();
  expect(come(ann, 1)).toBe("in");
  expect(come(ben, 0)).toBe("waits");
  expect(come(cem, 0)).toBe("waits");
  expect(queue.order).toEqual([ben, cem]);
});

test("whoever does not want to wait takes no place in it", () => {
  const { queue } = arrange([ann]);
  expect(queue.come(ben, { free: 0, nowMs: 0, waits: false })).toBe("away");
  expect(queue.order).toEqual([ann]);
});

test("a free place is the first one's, and nobody who comes later takes it", () => {
  const { come, call, queue } = arrange([ann, ben]);
  expect(come(cem, 1)).toBe("waits");
  expect(call(1)).toEqual([ann]);
  expect(call(1)).toEqual([]);
  expect(come(ben, 1)).toBe("waits");
  expect(come(ann, 1)).toBe("in");
  expect(queue.order).toEqual([ben, cem]);
});

test("several places that become free at once are for as many as stand in front", () => {
  const { come, call } = arrange([ann, ben, cem]);
  expect(call(2)).toEqual([ann, ben]);
  expect(come(ben, 2)).toBe("in");
  expect(come(cem, 1)).toBe("waits");
  expect(come(ann, 1)).toBe("in");
});

test("a place is held for a while, and then it is the next one's", () => {
  const { come, call } = arrange([ann, ben]);
  expect(call(1)).toEqual([ann]);
  expect(call(1, 9_999)).toEqual([]);
  expect(call(1, 10_000)).toEqual([ben]);
  expect(come(ben, 1, 11_000)).toBe("in");
});

test("whoever let a place pass is before all who wait when they come in time, and has no place later", () => {
  const { come, call, queue } = arrange([ann, ben, cem]);
  call(1);
  call(1, 10_000);
  expect(come(ann, 1, 12_000)).toBe("waits");
  expect(queue.order).toEqual([ann, ben, cem]);
  const late = arrange([ann, ben, cem]);
  late.call(1);
  late.call(1, 10_000);
  expect(late.come(ann, 1, 30_000)).toBe("waits");
  expect(late.queue.order).toEqual([ben, cem, ann]);
});

test("a lost connection keeps the place for a while, also for the call", () => {
  const { queue, come, call } = arrange([ann, ben]);
  queue.lose(ann, 1_000);
  expect(come(ann, 0, 30_999)).toBe("waits");
  expect(queue.order).toEqual([ann, ben]);
  queue.lose(ann, 40_000);
  expect(call(1, 41_000)).toEqual([ann]);
  expect(come(ann, 1, 45_000)).toBe("in");
});

test("whoever does not come back in time stands at the end", () => {
  const { queue, come } = arrange([ann, ben]);
  queue.lose(ann, 1_000);
  expect(come(ann, 0, 31_000)).toBe("waits");
  expect(queue.order).toEqual([ben, ann]);
});

test("whoever leaves has no place any more, and a second arrival is no second place", () => {
  const { queue, come } = arrange([ann, ben, cem]);
  come(ben, 0);
  expect(queue.order).toEqual([ann, ben, cem]);
  queue.leave(ann);
  come(ann, 0);
  expect(queue.order).toEqual([ben, cem, ann]);
});

test("where places were taken away, whoever was called waits on, at the front", () => {
  const { queue, come, call } = arrange([ann, ben]);
  call(1);
  expect(come(ann, 0, 1_000)).toBe("waits");
  expect(queue.order).toEqual([ann, ben]);
  expect(call(1, 2_000)).toEqual([ann]);
});

test("it has an end", () => {
  const { come } = arrange([ann, ben, cem, dan, id("eva")]);
  expect(come(id("far"), 0)).toBe("away");
  expect(come(ann, 0)).toBe("waits");
});

// The model: everybody with their arrival number; each question is answered from the whole list.
interface Known {
  came: number;
  lostMs: number | null;
  calledMs: number | null;
  hasMissed: boolean;
}
const PLACES = 2;

class Model {
  nowMs = 0;
  readonly inside = new Set<AccountId>();
  readonly waiting = new Map<AccountId, Known>();
  #arrivals = 0;

  get free(): number {
    return PLACES - this.inside.size;
  }
  get order(): AccountId[] {
    return [...this.waiting].toSorted(([, a], [, b]) => a.came - b.came).map(([who]) => who);
  }
  isDue(who: AccountId): boolean {
    const known = this.waiting.get(who);
    return known !== undefined && !known.hasMissed;
  }
  isCalled = (who: AccountId) => this.waiting.get(who)?.calledMs !== null;

  pass(ms: number): void {
    this.nowMs += ms;
    for (const [who, known] of this.waiting) {
      if (known.calledMs !== null && this.nowMs >= known.calledMs + TERMS.holdForMs) {
        known.calledMs = null;
        known.hasMissed = true;
      }
      const isHeld = known.calledMs !== null;
      if (!isHeld && known.lostMs !== null && this.nowMs >= known.lostMs + TERMS.keepForMs) this.waiting.delete(who);
    }
  }
  come(who: AccountId): "in" | "waits" | "away" {
    const mine = this.waiting.get(who)?.came ?? Infinity;
    const rivals = this.order.filter((other) => other !== who && this.isDue(other));
    const first = rivals.filter((other) => this.isCalled(other) || (this.waiting.get(other)?.came ?? 0) < mine);
    if (first.length < this.free) {
      this.waiting.delete(who);
      this.inside.add(who);
      return "in";
    }
    if (mine === Infinity && this.waiting.size >= TERMS.most) return "away";
    const came = mine === Infinity ? (this.#arrivals += 1) : mine;
    this.waiting.set(who, { came, lostMs: null, calledMs: null, hasMissed: false });
    return "waits";
  }
  lose(who: AccountId): void {
    const known = this.waiting.get(who);
    if (known !== undefined) known.lostMs ??= this.nowMs;
  }
  call(): AccountId[] {
    const due = this.order.filter((who) => this.isDue(who));
    const called = due.filter((who) => this.isCalled(who));
    const next = due.filter((who) => !this.isCalled(who)).slice(0, Math.max(0, this.free - called.length));
    for (const who of next) {
      const known = this.waiting.get(who);
      if (known === undefined) continue;
      known.calledMs = this.nowMs;
      known.lostMs ??= this.nowMs;
    }
    return next;
  }
}

const people = ["a", "b", "c", "d", "e", "f", "g", "h"].map(id);
const someone = fc.constantFrom(...people);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("come" as const), who: someone }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("lose" as const, "leave" as const), who: someone }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("goHome" as const), who: someone }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("pass" as const), ms: fc.constantFrom(0, 900, 5_000, 12_000) }),
  },
);

test("it behaves as a list of people with numbers does, and nobody is overtaken by whoever came later", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const model = new Model();
      const queue = new Queue(TERMS);
      for (const each of steps) {
        const { nowMs } = model;
        if (each.does === "pass") model.pass(each.ms);
        else if (each.does === "goHome") model.inside.delete(each.who);
        else if (each.does === "leave") {
          model.waiting.delete(each.who);
          queue.leave(each.who);
        } else if (each.does === "lose") {
          model.lose(each.who);
          queue.lose(each.who, nowMs);
        } else if (!model.inside.has(each.who)) {
          const { free } = model;
          const before = model.order.slice(0, Math.max(0, model.order.indexOf(each.who)));
          const isThere = (who: AccountId) => model.isDue(who) && !model.isCalled(who);
          const came = queue.come(each.who, { free, nowMs, waits: true });
          expect(came).toBe(model.come(each.who));
          if (came === "in") expect(before.filter(isThere)).toEqual([]);
        }
        expect(queue.call({ free: model.free, nowMs: model.nowMs })).toEqual(model.call());
        expect(queue.order).toEqual(model.order);
        expect(model.inside.size).toBeLessThanOrEqual(PLACES);
      }
    }),
    { numRuns: 300 },
  );
});
