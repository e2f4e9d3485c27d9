import { newId, type RoomId, type SpaceId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "../testing/fakeServer.ts";
import { call } from "./call.ts";
import { reportErrors, standAt } from "./errorReports.ts";

afterEach(() => vi.unstubAllGlobals());

/** Errors go to the test's own target: on the window they would fail the test run. */
function watched() {
  const server = fakeServer();
  server.answer("createErrorReport", { success: {} });
  const target = new EventTarget();
  reportErrors({ call, target, page: () => "dashboard-team" });
  const fail = (error: unknown) => target.dispatchEvent(new ErrorEvent("error", { error }));
  const told = () =>
    server.asked.filter(({ operation }) => operation === "createErrorReport").map(({ input }) => input) as {
      message: string;
      page: string;
    }[];
  return { target, fail, told };
}

test("a fault is told once, with its page", async () => {
  const { fail, told } = watched();
  fail(new TypeError("x is undefined"));
  fail(new TypeError("x is undefined"));
  await expect.poll(() => told().length).toBe(1);
  expect(told()[0]).toMatchObject({ message: "TypeError: x is undefined", page: "dashboard-team" });
});

test("how full the room is goes along, as it is when the fault happens, and nothing once it was left", async () => {
  const { fail, told } = watched();
  const place = { spaceId: newId<SpaceId>(), roomId: newId<RoomId>() };
  let roomPeople = 1;
  standAt(place, () => ({ spacePeople: 3, roomPeople, elements: 7 }));
  roomPeople = 2;
  fail(new Error("inside"));
  standAt({});
  fail(new Error("outside"));
  await expect.poll(() => told().length).toBe(2);
  expect(told()).toEqual([
    {
      message: "Error: inside",
      page: "dashboard-team",
      stack: expect.any(String),
      ...place,
      spacePeople: 3,
      roomPeople: 2,
      elements: 7,
    },
    { message: "Error: outside", page: "dashboard-team", stack: expect.any(String) },
  ]);
});

test("a promise that nobody waited for is a fault, a picture that does not load is none", async () => {
  const { target, told } = watched();
  target.dispatchEvent(new Event("error"));
  const promise = Promise.reject(new Error("late"));
  promise.catch(() => undefined);
  target.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason: new Error("late") }));
  await expect.poll(told).toHaveLength(1);
  expect(told()[0]?.message).toBe("Error: late");
});

test("a page that fails again and again says so a few times, and never more than fits", async () => {
  const { fail, told } = watched();
  for (let at = 0; at < 20; at += 1) fail(new Error(`${at} ${"x".repeat(2000)}`));
  await expect.poll(() => told().length).toBe(5);
  expect(Math.max(...told().map(({ message }) => message.length))).toBe(500);
});
