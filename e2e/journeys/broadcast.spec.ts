import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("a host speaks to every room: whoever is in another one hears and sees them, until they stop", async ({
  person,
}) => {
  const [host, listener] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  const hostName = unique("Hanna");
  await host.enter(slug, hostName);
  await listener.enter(slug, unique("Lea"));
  await listener.page
    .getByRole("button", { name: /^Enter / })
    .first()
    .click();
  await expect(listener.page.getByRole("button", { name: "Speak to every room" })).toBeHidden();

  await host.page.getByRole("button", { name: "Speak to every room" }).click();
  const dialog = host.page.getByRole("dialog", { name: "Speak to every room" });
  await dialog.getByRole("switch", { name: "A tone before I start" }).uncheck();
  await dialog.getByRole("button", { name: /^Go on air/ }).click();
  await expect(host.page.getByTestId("on-air")).toBeVisible();

  const card = listener.page.getByTestId("air-card");
  await expect(card.getByText(hostName)).toBeVisible();
  // Nobody else is in the listener's room, so any sound there is the broadcast.
  await listener.page.waitForFunction(() => (globalThis.__atrium?.mixLevel() ?? 0) > 0.01);
  await expect(card.locator("video")).toBeVisible();
  await card.getByRole("button", { name: "Applause" }).click();
  await expect(host.page.getByTestId("air-arrives").getByRole("img", { name: "👏" })).toBeVisible();

  await host.page.getByTestId("on-air").getByRole("button", { name: "Stop" }).click();
  await expect(listener.page.getByText(`${hostName} is no longer on air`)).toBeVisible();
  await expect(card).toBeHidden();
});
