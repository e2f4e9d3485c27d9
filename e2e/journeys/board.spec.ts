import { newRoom, newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("two people on a board see each other's pointers, and one sees what the other presents until they step out", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  await newRoom(host, { slug, name: "Plans", type: "collaboration" });
  const [hostName, guestName] = [unique("Hanna"), unique("Gleb")];
  await host.enter(slug, hostName);
  await guest.enter(slug, guestName);
  for (const { page } of [host, guest]) await page.getByRole("button", { name: "Enter Plans" }).click();
  await expect(host.page.getByTestId("board-people").getByText("Gleb")).toBeVisible();
  await expect(guest.page.getByTestId("board-people").getByText("Hanna")).toBeVisible();

  await guest.page.mouse.move(700, 450);
  await guest.page.mouse.move(720, 460);
  await expect(host.page.locator("[data-cursor]").getByText("Gleb")).toBeVisible();

  await host.page.getByRole("toolbar").getByRole("button", { name: "Present" }).click();
  const following = guest.page.getByTestId("board-following");
  await expect(following).toContainText(hostName);
  await expect(host.page.getByTestId("board-presenting")).toContainText("1 person follows");
  const zoomOf = ({ page }: typeof host) => page.getByRole("button", { name: /^Zoom: / });
  await host.page.getByRole("button", { name: "Whole room" }).click();
  await expect(zoomOf(host)).not.toHaveText("100%");
  const zooms = () => Promise.all([host, guest].map((each) => zoomOf(each).textContent()));
  await expect.poll(async () => new Set(await zooms()).size).toBe(1);

  await following.getByRole("button").click();
  await expect(guest.page.getByTestId("board-presented")).toContainText(hostName);
  await expect(host.page.getByTestId("board-presenting")).toContainText("Nobody follows yet");
  await guest.page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(following).toBeVisible();
  await host.page.getByRole("toolbar").getByRole("button", { name: "Stop presenting" }).click();
  await expect(following).toBeHidden();
});
