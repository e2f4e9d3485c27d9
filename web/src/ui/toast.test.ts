import { notifications, notificationsStore } from "@mantine/notifications";
import { afterEach, expect, test } from "vitest";
import { showToast } from "./toast.tsx";

afterEach(() => notifications.clean());

const waiting = () => {
  const { notifications: shown, queue } = notificationsStore.getState();
  return shown.length + queue.length;
};

test("a toast waits for its place to be loaded", async () => {
  const [place, arrive] = later();
  showToast({ text: "Link copied" }, () => place);
  expect(waiting()).toBe(1);
  arrive(true);
  await place;
  expect(waiting()).toBe(1);
});

test("a toast whose place cannot be loaded is not kept for later", async () => {
  const [place, arrive] = later();
  showToast({ text: "Link copied" }, () => place);
  arrive(false);
  await place;
  expect(waiting()).toBe(0);
});

function later(): [Promise<boolean>, (isThere: boolean) => void] {
  let arrive = (_isThere: boolean) => {};
  return [new Promise((resolve) => (arrive = resolve)), (isThere) => arrive(isThere)];
}
