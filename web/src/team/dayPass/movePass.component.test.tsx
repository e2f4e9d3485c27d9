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

test("a pass that waits gets another beginning, by the clocks of its zone", async () => {
  const server = fakeServer();
  server.answer("moveDayPass", { success: {} });
  await drawn(<MovePassDialog teamId={teamId} pass={pass} zones={["Europe/Berlin"]} onClose={() => undefined} />);
  const date = page.getByLabelText("First day");
  await expect.element(date).toHaveValue("2027-03-06");
  await userEvent.fill(date, "2027-03-13");
  await userEvent.click(page.getByRole("button", { name: "Move" }));
  await expect
    .poll(() => server.asked.find(({ operation }) => operation === "moveDayPass")?.input)
    .toMatchObject({ dayPassId: "in_2", startDate: "2027-03-13", startTime: "09:00", timeZone: "Europe/Berlin" });
});
