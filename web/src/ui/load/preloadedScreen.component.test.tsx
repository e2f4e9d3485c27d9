import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { preloadedScreen } from "./preloadedScreen.tsx";

interface Says {
  says: string;
}
const Loaded = ({ says }: Says) => <p>{says}</p>;

test("a screen that was loaded ahead is there with the first frame, without a fallback before it", async () => {
  const fallback = vi.fn(() => <p>Loading</p>);
  const Fallback = () => fallback();
  const { Screen, preload } = preloadedScreen<Says>(async () => Loaded, <Fallback />);
  await preload();
  await drawn(<Screen says="The door" />);
  expect(page.getByText("The door").query()).not.toBeNull();
  expect(fallback).not.toHaveBeenCalled();
});

test("a screen that is on its way takes the place of the fallback as it arrives", async () => {
  let arrive = (_screen: ComponentType<Says>) => {};
  const arrived = new Promise<ComponentType<Says>>((resolve) => (arrive = resolve));
  const { Screen } = preloadedScreen(() => arrived, <p>Loading</p>);
  await drawn(<Screen says="The door" />);
  await expect.element(page.getByText("Loading")).toBeVisible();
  arrive(Loaded);
  await expect.element(page.getByText("The door")).toBeVisible();
  await expect.element(page.getByText("Loading")).not.toBeInTheDocument();
});

test("after a load ahead that failed, rendering the screen loads it once more", async () => {
  const load = vi.fn(async () => Loaded).mockRejectedValueOnce(new Error("no network"));
  const { Screen, preload } = preloadedScreen<Says>(load, <p>Loading</p>);
  await expect(preload()).rejects.toThrow("no network");
  await drawn(<Screen says="The door" />);
  await expect.element(page.getByText("The door")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
