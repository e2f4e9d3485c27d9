import { DEFAULT_MAIL_CHOICES } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { noticeRows, timesOfDay, timeText } from "./noticePageModel.ts";

const both = { sound: true, notification: false };
const besides = { recording: both, invitation: both, meeting: both };
const local = { direct: both, mention: both, team: both, space: both, room: both, ...besides };
const acts = () => ({ turnLocal: vi.fn(), turnMail: vi.fn() });

test("each way that a thing can be told in has its switch, and no other", () => {
  const rows = noticeRows({ local, mails: DEFAULT_MAIL_CHOICES, ...acts() });
  const shown = rows.map(({ name, ways }) => [name, ways.browser?.isOn, ways.mail?.isOn, ways.sound?.isOn]);
  expect(shown).toEqual([
    ["direct", false, true, true],
    ["mention", false, false, true],
    ["team", false, undefined, true],
    ["space", false, undefined, true],
    ["room", false, undefined, true],
    ["recording", false, true, undefined],
    ["invitation", false, undefined, undefined],
    ["meeting", false, undefined, undefined],
    ["role", undefined, true, undefined],
    ["signIn", undefined, true, undefined],
  ]);
});

test("what keeps the account safe cannot be turned off; the rest turns what it names", () => {
  const turned = acts();
  const rows = noticeRows({ local, mails: DEFAULT_MAIL_CHOICES, ...turned });
  const of = (name: string) => rows.find((row) => row.name === name)?.ways;
  expect(of("signIn")?.mail?.turn).toBeNull();
  of("role")?.mail?.turn?.(false);
  of("team")?.browser?.turn?.(true);
  of("direct")?.sound?.turn?.(false);
  of("recording")?.mail?.turn?.(false);
  of("meeting")?.browser?.turn?.(true);
  expect(turned.turnMail.mock.calls).toEqual([[{ role: false }], [{ recording: false }]]);
  expect(turned.turnLocal.mock.calls).toEqual([
    ["team", { notification: true }],
    ["direct", { sound: false }],
    ["meeting", { notification: true }],
  ]);
});

test("a guest has no mails to choose", () => {
  const rows = noticeRows({ local, mails: null, ...acts() });
  expect(rows.flatMap(({ ways }) => ways.mail ?? [])).toEqual([]);
});

test("quiet hours begin and end at half hours, and at what was set elsewhere", () => {
  expect(timesOfDay(0)).toHaveLength(48);
  expect(timesOfDay(1201).slice(40, 43).map(timeText)).toEqual(["20:00", "20:01", "20:30"]);
});
