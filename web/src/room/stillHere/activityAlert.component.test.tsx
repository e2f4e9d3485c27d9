import { constants } from "@atrium/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress, type FixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const { quietAloneMs, answerWithinMs } = constants.presence;
const off = { microphone: { state: "off" }, camera: { state: "off" }, screen: { state: "off" } } as const;

let aheadMs = 0;
beforeEach(() => {
  const now = Date.now.bind(Date);
  aheadMs = 0;
  vi.spyOn(Date, "now").mockImplementation(() => now() + aheadMs);
});
afterEach(() => vi.restoreAllMocks());
const pass = (ms: number) => (aheadMs += ms);

/** A room where I am alone, silent and unseen. */
async function alone() {
  const done: string[] = [];
  const fixture = fixtureRoom({ people: cast.slice(0, 1).map((me) => ({ ...me, level: 0 })), media: off });
  const port: FixtureRoom = {
    ...fixture,
    alarm: () => void done.push("alarm"),
    leave: (how) => void done.push(how?.wasQuiet === true ? "leaves quietly" : "leaves"),
  };
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  return done;
}
const alert = page.getByTestId("still-here");

test("after long quiet alone I am asked with a sound, and stay by saying so", async () => {
  const done = await alone();
  await expect.element(page.getByRole("button", { name: "Turn the microphone on" })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  pass(quietAloneMs);
  await expect.element(alert.getByText("Still here?")).toBeVisible();
  await userEvent.click(alert.getByRole("button", { name: "I am here" }));
  await expect.element(alert).not.toBeInTheDocument();
  expect(done).toEqual(["alarm"]);
});

test("nobody answering, I leave a minute later", async () => {
  const done = await alone();
  pass(quietAloneMs);
  await expect.element(alert).toBeVisible();
  pass(answerWithinMs);
  await expect.poll(() => done).toEqual(["alarm", "leaves quietly"]);
});
