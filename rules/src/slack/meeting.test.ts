import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { isWorthTelling, meetingIn } from "./meeting.ts";

const NOW = 1_800_000_000_000;
const { quietForMs, worthTellingForMs } = constants.slack;

test("somebody alone does not meet, whatever was before", () => {
  expect(meetingIn({ online: 0, metMs: null }, NOW)).toBe("none");
  expect(meetingIn({ online: 1, metMs: NOW - 1 }, NOW)).toBe("none");
});

test("a meeting begins with the second person, and goes on while people come and go", () => {
  expect(meetingIn({ online: 2, metMs: null }, NOW)).toBe("begins");
  expect(meetingIn({ online: 40, metMs: NOW - 15_000 }, NOW)).toBe("goesOn");
  expect(meetingIn({ online: 2, metMs: NOW - quietForMs }, NOW)).toBe("goesOn");
});

test("after a quiet time the next people are a new meeting", () => {
  expect(meetingIn({ online: 2, metMs: NOW - quietForMs - 1 }, NOW)).toBe("begins");
});

test("a message that could not leave in time is not sent any more", () => {
  expect(isWorthTelling(NOW - worthTellingForMs, NOW)).toBe(true);
  expect(isWorthTelling(NOW - worthTellingForMs - 1, NOW)).toBe(false);
});
