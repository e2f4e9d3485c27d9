import { constants } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { createSignInWatch } from "./signInWatch.ts";
import type { SignInAlarm } from "./signInWatch.ts";

const { alarm } = constants.login;

function watched() {
  const clock = createFakeClock(alarm.withinMs * 10);
  const alarms: SignInAlarm[] = [];
  const watch = createSignInWatch(clock, (each) => void alarms.push(each));
  const hear = (times: number, call: Parameters<typeof watch>[0]) => {
    for (let time = 0; time < times; time += 1) watch(call);
  };
  const happens = (operation: string, code: string, times: number) => hear(times, { operation, code, replayed: false });
  return { clock, alarms, happens, hear };
}

test("codes asked for over all mailboxes are told of once in a period, however many there are", () => {
  const { alarms, happens, clock } = watched();
  happens("registerAccount", "success", alarm.askedCodes - 2);
  happens("registerAccount2", "success", 1);
  expect(alarms).toEqual([]);
  happens("changeAccountEmail", "success", 1);
  happens("registerAccount", "success", alarm.askedCodes);
  const told = { what: "askedCodes", count: alarm.askedCodes, withinMs: alarm.withinMs };
  expect(alarms).toEqual([told]);
  clock.advance(alarm.withinMs);
  happens("registerAccount", "success", alarm.askedCodes);
  expect(alarms).toEqual([told, told]);
});

test("wrong codes over all mailboxes are told of by themselves, the last try of each counted", () => {
  const { alarms, happens } = watched();
  happens("registerAccount", "success", alarm.askedCodes - 1);
  happens("authAccountByMagicLink2", "invalidCode", alarm.wrongCodes - 1);
  expect(alarms).toEqual([]);
  happens("authAccountByMagicLink2", "tooOftenAttempts", 1);
  expect(alarms.map(({ what }) => what)).toEqual(["wrongCodes"]);
});

test("neither a busy morning, nor what was refused or answered again, nor a period's end raises it", () => {
  const { alarms, happens, hear, clock } = watched();
  happens("authAccountByMagicLink2", "success", alarm.wrongCodes * 2);
  happens("registerAccount", "tooOftenAttempts", alarm.askedCodes);
  hear(alarm.askedCodes, { operation: "registerAccount", code: "success", replayed: true });
  happens("updateAccount", "success", alarm.askedCodes);
  happens("registerAccount", "success", alarm.askedCodes - 1);
  clock.advance(alarm.withinMs);
  happens("registerAccount", "success", alarm.askedCodes - 1);
  expect(alarms).toEqual([]);
});
