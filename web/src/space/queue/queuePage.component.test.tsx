import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Queued } from "../../live/index.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleEntrance } from "../../testing/examples.ts";
import { QueuePage } from "./QueuePage.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const leave = vi.fn();
const look = (name: string) =>
  ({ name, avatarUrl: null, avatarAppearance: "letter", palette: "mainPalette1v2" }) as const;

const queuePage = (change: Partial<Queued>, role: "TEAM_ADMIN" | "PUBLIC_GUEST" = "PUBLIC_GUEST") => (
  <QueuePage
    queued={{ state: "queued", place: 3, places: 50, before: [look("Ann"), look("Ben")], isLost: false, ...change }}
    entrance={exampleEntrance({ role })}
    spaceName="Kestrel"
    leave={leave}
  />
);
/** Drawn once, and again for each change. */
async function changing() {
  const tell: { change?: (change: Partial<Queued>) => void } = {};
  function Changing() {
    const [change, setChange] = useState<Partial<Queued>>({});
    tell.change = setChange;
    return queuePage(change);
  }
  await drawn(<Changing />);
  return (change: Partial<Queued>) => flushSync(() => tell.change?.(change));
}
const spoken = page.getByRole("status");

test("one reads which place in line one has, how many stand before, and may leave the line", async () => {
  await drawn(queuePage({}));
  const lead = page.getByText(/places of the plan are taken/);
  await expect
    .element(lead)
    .toHaveTextContent(
      "All 50 places of the plan are taken. You are third in line and join as soon as someone leaves.",
    );
  await expect.element(page.getByText("2 before you")).toBeVisible();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Leave the line" }));
  expect(leave).toHaveBeenCalledOnce();
});

test("a screen reader hears the place at first, then not each change, and at once when it is one's turn", async () => {
  const change = await changing();
  vi.advanceTimersByTime(0);
  await expect.element(spoken).toHaveTextContent("You are third in line");
  change({ place: 2 });
  change({ place: 1 });
  vi.advanceTimersByTime(14_000);
  await expect.element(spoken).toHaveTextContent("You are third in line");
  vi.advanceTimersByTime(1_100);
  await expect.element(spoken).toHaveTextContent("You are first in line");
  change({ place: 0 });
  vi.advanceTimersByTime(0);
  await expect.element(spoken).toHaveTextContent("A place is free. Joining…");
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a lost connection says that the place is kept; a team's admin reads where to add places", async () => {
  await drawn(queuePage({ isLost: true }, "TEAM_ADMIN"));
  await expect.element(page.getByText(/Your place in line is kept/).first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Add places now" })).toBeVisible();
});
