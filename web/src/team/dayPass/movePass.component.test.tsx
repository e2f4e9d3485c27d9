import { TeamId, type DayPass } from "@atrium/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { MovePassDialog } from "./MovePassDialog.tsx";

const pass: DayPass = {
  id: "in_2",
  state: "waiting",
  startsAt: "2027-03-06T08:00:00.000Z",
  endsAt: "2027-03-07T17:00:00.000Z",
  timeZone: "Europe/Berlin",
  people: 50,
  priceCents: 6000,
};
const teamId = TeamId.parse("t".repeat(21));
const other: DayPass = {
  ...pass,
  id: "in_3",
  startsAt: "2027-03-20T08:00:00.000Z",
  endsAt: "2027-03-20T17:00:00.000Z",
};

async function moving() {
  const server = fakeServer();
  server.answer("moveDayPass", { success: {} });
  await drawn(
    <MovePassDialog
      teamId={teamId}
      pass={pass}
      passes={[pass, other]}
      zones={["Europe/Berlin"]}
      nowMs={Date.UTC(2027, 2, 1, 12)}
      onClose={() => undefined}
    />,
  );
  return () => server.asked.find(({ operation }) => operation === "moveDayPass")?.input;
}

test("a pass that waits gets another beginning, by the clocks of its zone", async () => {
  const asked = await moving();
  const date = page.getByLabelText("First day");
  await expect.element(date).toHaveValue("2027-03-06");
  await userEvent.fill(date, "2027-03-13");
  await userEvent.click(page.getByRole("button", { name: "Move" }));
  await expect
    .poll(asked)
    .toMatchObject({ dayPassId: "in_2", startDate: "2027-03-13", startTime: "09:00", timeZone: "Europe/Berlin" });
});

test("its first day is chosen in a month of days, which shows how long it lasts and what is bought already", async () => {
  const asked = await moving();
  const chosen = () =>
    page
      .getByRole("gridcell", { selected: true })
      .elements()
      .map((each) => each.textContent);
  const day = (date: string) => page.getByRole("button", { name: new RegExp(`\\b${date}$`, "u") });
  await expect.poll(chosen).toHaveLength(2);
  await expect.element(day("20 March 2027")).toHaveAccessibleDescription("A day pass already, 50 people");
  await expect.element(day("6 March 2027")).toHaveAccessibleDescription("");
  await userEvent.click(day("13 March 2027"));
  await expect.element(page.getByLabelText("First day")).toHaveValue("2027-03-13");
  await expect.element(day("14 March 2027")).toBeVisible();
  await expect.poll(chosen).toEqual(["13", "14"]);
  await userEvent.click(page.getByRole("button", { name: "Move" }));
  await expect.poll(asked).toMatchObject({ dayPassId: "in_2", startDate: "2027-03-13", startTime: "09:00" });
});
