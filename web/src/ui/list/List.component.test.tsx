import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { List } from "./List.tsx";
import { Row } from "./Row.tsx";

const people = Array.from({ length: 1000 }, (_person, at) => `Person ${String(at + 1)}`);

test("of a thousand rows only those in sight are drawn, and the last is there at the end", async () => {
  await drawn(<List label="People" items={people} keyOf={(name) => name} row={(name) => <Row title={name} />} />);
  await expect.element(page.getByText("Person 1", { exact: true })).toBeVisible();
  expect(page.getByRole("listitem").elements().length).toBeLessThan(60);
  await expect
    .poll(() => {
      scrollTo({ top: document.documentElement.scrollHeight });
      return page.getByText("Person 1000", { exact: true }).elements().length;
    })
    .toBe(1);
});

test("the next page is asked for as the end of this one comes in sight", async () => {
  const more = vi.fn<() => void>();
  const list = (shown: string[]) => (
    <List label="People" items={shown} keyOf={(name) => name} row={(name) => <Row title={name} />} more={more} />
  );
  const { rerender } = await drawn(list(people.slice(0, 4)));
  await expect.poll(() => more.mock.calls.length).toBeGreaterThan(0);
  more.mockClear();
  await rerender(list(people));
  await expect.element(page.getByText("Person 6", { exact: true })).toBeVisible();
  expect(more).not.toHaveBeenCalled();
});
