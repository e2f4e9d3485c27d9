import { expect, test } from "vitest";
import { Intake } from "./intake.ts";

function takenOf(intake: Intake, packets: number, bytes: number): number {
  return Array.from({ length: packets }, () => intake.take(bytes)).filter(Boolean).length;
}

test("two seconds of the limit may come at once, and then as much as time refills", () => {
  const intake = new Intake({ packetsPerSecond: 100, bytesPerSecond: 100_000 });
  intake.refill(1000);
  expect(takenOf(intake, 1000, 100)).toBe(200);
  intake.refill(1500);
  expect(takenOf(intake, 1000, 100)).toBe(50);
  intake.refill(60_000);
  expect(takenOf(intake, 1000, 100)).toBe(200);
});

test("bytes are limited as well as packets", () => {
  const intake = new Intake({ packetsPerSecond: 1000, bytesPerSecond: 10_000 });
  expect(takenOf(intake, 1000, 1000)).toBe(20);
  intake.refill(0);
  intake.refill(100);
  expect(takenOf(intake, 1000, 1000)).toBe(1);
});
