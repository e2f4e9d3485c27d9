import { newId, type SpaceId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SpaceLosses } from "./SpaceLosses.tsx";

afterEach(() => vi.unstubAllGlobals());

const NOTHING = { people: 0, rooms: 1, members: 0, guests: 0, messages: 0 };
const draw = (losses: object | null) => {
  const server = fakeServer();
  if (losses !== null) server.answer("getSpaceLosses", { success: losses });
  return drawn(<SpaceLosses spaceId={newId<SpaceId>()} />);
};

test("before a space is deleted it stands there what goes and who leaves", async () => {
  await draw({ people: 1, rooms: 7, members: 12, guests: 2, messages: 214 });
  await expect.element(page.getByText("7 rooms with everything in them")).toBeVisible();
  await expect.element(page.getByText("1 person inside leaves at once")).toBeVisible();
  await expect.element(page.getByText("12 members lose access")).toBeVisible();
  await expect.element(page.getByText("2 guests lose access")).toBeVisible();
  await expect.element(page.getByText("214 messages in its chats")).toBeVisible();
});

test("what there is none of is not said", async () => {
  await draw(NOTHING);
  await expect.element(page.getByText("1 room with everything in it")).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(1);
});

test("where the numbers do not come it is said in general words", async () => {
  await draw(null);
  await expect.element(page.getByText(/Everyone inside leaves at once/)).toBeVisible();
});
