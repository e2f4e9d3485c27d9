import { Suspense, type ComponentType } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { lazyPart } from "./lazyPart.tsx";

test("a page is shown while one of its parts is on its way, and then with it", async () => {
  const { Part, arrive } = onItsWay();
  await drawn(
    <Suspense fallback={<p>Loading</p>}>
      <h1>The page</h1>
      <Part says="A clock" />
    </Suspense>,
  );
  await expect.element(page.getByRole("heading")).toBeVisible();
  expect(page.getByText("Loading").query()).toBeNull();
  arrive();
  await expect.element(page.getByText("A clock")).toBeVisible();
});

function onItsWay() {
  let arrive = () => {};
  const loading = new Promise<ComponentType<{ says: string }>>((resolve) => {
    arrive = () => resolve(({ says }) => <p>{says}</p>);
  });
  return { Part: lazyPart(() => loading), arrive: () => arrive() };
}
