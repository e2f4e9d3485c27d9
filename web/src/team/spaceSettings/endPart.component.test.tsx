import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { SpaceLosses } from "./SpaceLosses.tsx";

test("before a space is deleted it stands there how many rooms go and how many people leave", async () => {
  await drawn(<SpaceLosses space={{ roomsCount: 7, onlineCount: 1 }} />);
  await expect.element(page.getByText("7 rooms with everything in them")).toBeVisible();
  await expect.element(page.getByText("1 person inside leaves at once")).toBeVisible();
});

test("where nobody is inside nobody is said to leave", async () => {
  await drawn(<SpaceLosses space={{ roomsCount: 1, onlineCount: 0 }} />);
  await expect.element(page.getByText("1 room with everything in it")).toBeVisible();
  expect(page.getByText(/leave/).elements()).toEqual([]);
});
