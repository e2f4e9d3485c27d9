import { done } from "../harness/done.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { ownLinkGreeted } from "../harness/ownLinkGreeted.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("whoever has gone to the dashboard is told that their recording is ready, with the way to it", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  await guest.enter(slug, unique("Lea"));
  await host.enter(slug, unique("Hanna"));
  await host.page.getByRole("button", { name: "Recordings", exact: true }).click();
  await host.page.getByRole("dialog").getByRole("button", { name: "Start recording" }).click();
  await host.page
    .getByRole("dialog", { name: "Start recording?" })
    .getByRole("button", { name: "Start recording" })
    .click();
  // What is stopped before anything is stored has failed.
  await expect(guest.page.getByTestId("recording-mark")).toHaveAttribute("data-state", "growing");

  const { spaceId } = await done<{ spaceId: string }>(host, "getSpaceId", { slug });
  const { rooms } = await done<{ rooms: { id: string; name: string }[] }>(host, "listRooms", { spaceId });
  const { teams } = await done<{ teams: { id: string }[] }>(host, "listAccountTeams", {});
  const isGreeted = ownLinkGreeted(host.page);
  await host.page.goto(`/dashboard/team/${teams[0]?.id ?? ""}`);
  await isGreeted;
  await done(host, "stopRecording", { roomId: rooms[0]?.id });

  const told = host.page.getByText(/^The recording of .* is ready$/);
  await expect(told).toBeVisible();
  await host.page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(host.page).toHaveURL(new RegExp(`/s/${slug}`));
});
