import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { CalendarView, type CalendarViewProps } from "./CalendarView.tsx";
import {
  EXAMPLE_DAY,
  exampleEvents,
  exampleHall,
  exampleMoment,
  exampleSpace,
  exampleZone,
} from "../fixtures/exampleDay.ts";

const nothing = () => undefined;

function draw(change: Partial<CalendarViewProps> = {}) {
  const entered: string[] = [];
  const chosen: string[] = [];
  const nowMs = exampleMoment("15:48");
  const done = drawn(
    <CalendarView
      calendar={{ state: "shown", events: exampleEvents, readAtMs: nowMs, isReading: false, refresh: nothing }}
      connect={{ busy: false, problem: null, start: nothing }}
      space={exampleSpace((roomId) => void entered.push(roomId))}
      zone={exampleZone}
      nowMs={nowMs}
      today={EXAMPLE_DAY}
      day={EXAMPLE_DAY}
      choose={(day) => void chosen.push(day)}
      {...change}
    />,
  );
  return done.then(() => ({ entered, chosen }));
}

test("the next meeting has the way to its room; what is over, and where one is, has none", async () => {
  const { entered } = await draw();
  await page.getByRole("button", { name: "Go to Town hall" }).click();
  expect(entered).toEqual([exampleHall]);
  expect(page.getByRole("button", { name: /^Go to/ }).elements()).toHaveLength(1);
  await expect.element(page.getByText("You are here")).toBeVisible();
  await expect.element(page.getByText("Town hall, in 12 minutes")).toBeVisible();
});

test("a later meeting's reminder is turned off and on again by its bell, in the day and on its page", async () => {
  localStorage.removeItem("atrium.quietMeetings");
  await draw();
  const bell = page.getByRole("button", { name: "Remind me of Standup, design" });
  await expect.element(bell).toHaveAttribute("aria-pressed", "true");
  await bell.click();
  await expect.element(bell).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Open Standup, design" }).click();
  await expect.element(bell).toHaveAttribute("aria-pressed", "false");
  bell.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(bell).toHaveAttribute("aria-pressed", "true");
});

test("what is over, and what no room of the space is for, has no bell", async () => {
  await draw();
  for (const title of ["Interview, second round", "Budget 2027 with finance", "Ужин в саду"])
    await expect.element(page.getByRole("button", { name: `Remind me of ${title}` })).not.toBeInTheDocument();
});

test("what is outside is a link in a window of its own, that learns nothing of this page", async () => {
  await draw();
  const link = page.getByRole("link", { name: /Budget 2027/ });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
});

test("a meeting opens with who comes and what it is about, and leads back to the day", async () => {
  const { entered } = await draw();
  await page.getByRole("button", { name: "Open Demo day" }).click();
  await expect.element(page.getByText("9 invited, 6 said yes")).toBeVisible();
  await expect.element(page.getByText("Mira Kite, you")).toBeVisible();
  await expect.element(page.getByText("and 5 more")).toBeVisible();
  await page.getByRole("button", { name: "Go to Town hall" }).click();
  expect(entered).toEqual([exampleHall]);
  await page.getByRole("button", { name: "Back to the day" }).click();
  await expect.element(page.getByRole("heading", { name: /^Thursday,? 19 November$/ })).toBeVisible();
});

test("back from a meeting the week is still shown, and its row has the focus", async () => {
  await draw();
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await page.getByRole("button", { name: "Open Demo day" }).click();
  await page.getByRole("button", { name: "Back to the day" }).click();
  await expect.element(page.getByRole("button", { name: "Week", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByRole("button", { name: "Open Demo day" })).toHaveFocus();
});

test("a week shows its days with how many meetings each has, and the arrows go by weeks", async () => {
  const { chosen } = await draw({ showsWeek: true });
  await page.getByRole("button", { name: /^Tuesday,? 17 November, 2 meetings$/ }).click();
  await page.getByRole("button", { name: "Week after" }).click();
  expect(chosen).toEqual(["2026-11-17", "2026-11-26"]);
});

test.each([
  [EXAMPLE_DAY, "true"],
  ["2026-11-20", "false"],
])("Today is pressed on its own day alone: %s", async (day, isPressed) => {
  await draw({ day });
  const shown = page.getByRole("group", { name: "What is shown" });
  await expect.element(shown.getByRole("button", { name: "Today" })).toHaveAttribute("aria-pressed", isPressed);
});

test("a day without meetings says so", async () => {
  await draw({ day: "2026-11-28" });
  await expect.element(page.getByText("No meetings")).toBeVisible();
});

test("who has no calendar connected learns what is read, and who has no address what they need", async () => {
  await draw({ calendar: { state: "notConnected", lacksEmail: false } });
  await expect.element(page.getByText(/We read your events and change nothing/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Connect Google Calendar" })).toBeVisible();
});

test("a guest is not offered what they cannot have", async () => {
  await draw({ calendar: { state: "notConnected", lacksEmail: true } });
  await expect.element(page.getByText("To connect a calendar, sign in by email first.")).toBeVisible();
  expect(page.getByRole("button", { name: "Connect Google Calendar" }).elements()).toHaveLength(0);
});
