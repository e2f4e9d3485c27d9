import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast, type Cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { Pianist } from "./pianist.ts";

/** Alone where newcomers are seated: the piano is in the window. */
const newcomer: readonly Cast[] = cast.slice(0, 1).map((me) => ({ ...me, at: [2292, 1113] }));

const aRoom = (people = newcomer) => (
  <RoomScreen
    port={fixtureRoom({ isDemo: true, people })}
    address={noAddress}
    inviteUrl=""
    retryNow={null}
    openProfile={null}
  />
);

/** The loudest sample of the first seconds, as the browser itself would play them. */
async function playedAt(gain: number): Promise<number> {
  const context = new OfflineAudioContext({ length: 4 * 44_100, sampleRate: 44_100, numberOfChannels: 2 });
  const pianist = new Pianist(context);
  pianist.set({ gain, pan: 0 });
  pianist.playAhead(4);
  const sound = await context.startRendering();
  return sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

test("the piano sounds, softly where it is far, and never clips", async () => {
  const [near, far, silent] = [await playedAt(1), await playedAt(0.1), await playedAt(0)];
  expect(near).toBeGreaterThan(0.05);
  expect(near).toBeLessThan(0.9);
  expect(far).toBeGreaterThan(0);
  expect(far).toBeLessThan(near / 5);
  expect(silent).toBe(0);
});

test("with people near me the piano rests", async () => {
  await drawn(aRoom(cast));
  await expect.element(page.getByTestId("piano").getByText("Piano, resting")).toBeVisible();
});

test("one click turns the piano off, one turns it on, and it is in no count of people", async () => {
  const first = await drawn(aRoom());
  await expect.element(page.getByTestId("piano").getByText(/not a person/u)).toBeVisible();
  await expect.element(page.getByText("1 person here now")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Turn the piano off", exact: true }));
  await expect.element(page.getByTestId("piano").getByText("Piano, off")).toBeVisible();
  await first.unmount();
  await drawn(aRoom());
  await expect.element(page.getByTestId("piano").getByText("Piano, off")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Piano: Turn the piano on" }));
  await expect.element(page.getByTestId("piano").getByText("Piano, playing by itself")).toBeVisible();
});
