import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { crowd } from "../fixtures/crowd.ts";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";

afterEach(() => page.viewport(1024, 768));

const PEOPLE = 30;

test.each([
  [1440, 900],
  [1024, 600],
])("thirty people in my room leave the other rooms in sight, in a window of %i x %i", async (width, height) => {
  await page.viewport(width, height);
  const port = fixtureRoom({ people: crowd(PEOPLE, []) });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  const rooms = page.getByRole("navigation", { name: "Rooms" });
  const people = rooms.getByRole("list", { name: "People in the room" });
  await expect.element(people.getByRole("button").first()).toBeVisible();
  await expect.element(people.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(PEOPLE));
  const others = rooms.getByRole("button", { name: /^Enter / });
  await expect.poll(() => others.elements().length).toBeGreaterThan(2);
  for (const room of others.all()) await expect.element(room).toBeInViewport({ ratio: 1 });
});
