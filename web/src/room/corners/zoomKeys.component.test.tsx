import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";

afterEach(() => page.viewport(1024, 768));

const percent = () => page.getByRole("button", { name: /Zoom.*: \d+%/ });
const shown = async (): Promise<number> => {
  await expect.element(percent()).toBeVisible();
  return Number(/\d+/.exec(percent().element().textContent)?.[0]);
};

test("keys bring the floor closer, further away, all of it into sight, and back to me", async () => {
  await page.viewport(1280, 800);
  await drawn(<RoomScreen port={fixtureRoom()} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await userEvent.click(percent());
  await userEvent.click(page.getByRole("button", { name: "100%", exact: true }));
  await expect.poll(shown).toBe(100);
  await userEvent.keyboard("-");
  await expect.poll(shown).toBeLessThan(100);
  const further = await shown();
  await userEvent.keyboard("+");
  await expect.poll(shown).toBeGreaterThan(further);
  await userEvent.keyboard("1");
  await expect.poll(shown).toBeLessThan(further);
  const mover = () => page.getByTestId("room-map").element().querySelector("[data-self]");
  const whole = mover()?.getBoundingClientRect().left;
  await userEvent.keyboard("+");
  await userEvent.keyboard("0");
  await expect.poll(() => mover()?.getBoundingClientRect().left).not.toBe(whole);
});

test("a digit that is typed into a field stays there", async () => {
  await page.viewport(1280, 800);
  await drawn(
    <>
      <input aria-label="A field" />
      <RoomScreen port={fixtureRoom()} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
    </>,
  );
  const before = await shown();
  await userEvent.type(page.getByLabelText("A field"), "1-");
  await expect.element(page.getByLabelText("A field")).toHaveValue("1-");
  expect(await shown()).toBe(before);
});
