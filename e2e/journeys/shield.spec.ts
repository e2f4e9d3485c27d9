import { newSpaceOf } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** Finds the room shield by name in the palette, and turns it on. */
async function raiseShield({ page }: Person): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("Room shield");
  await page.keyboard.press("Enter");
  await page.getByTestId("shield").getByText("Nobody is waiting.").waitFor();
  await page.getByRole("switch", { name: "Room shield" }).click({ force: true });
  await expect(page.getByRole("switch", { name: "Room shield" })).toBeChecked();
}

const current = ({ page }: Person, room: string) =>
  expect(page.getByRole("button", { name: new RegExp(`^${room}`) })).toHaveAttribute("aria-current", "page");

test("a newcomer behind the shield hears, speaks once a host lets them in, and follows the host to another room", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  const [hostName, guestName] = [unique("Hanna"), unique("Gleb")];
  await host.enter(slug, hostName);
  await host.turnOn("mic");
  await raiseShield(host);

  await guest.enter(slug, guestName);
  const held = guest.page.getByTestId("held");
  await expect(held).toContainText("You can listen already");
  await guest.hears(hostName);
  const microphone = guest.page.getByRole("button", { name: "A host will let you speak in a moment" });
  await expect(microphone).toHaveAttribute("aria-disabled", "true");
  // It looks disabled and is announced as disabled, but can still be pressed.
  await microphone.click({ force: true });
  await guest.page.keyboard.press("m");
  await host.hearsNothingOf(guestName);

  await host.page.getByRole("button", { name: `Let ${guestName} in` }).click();
  await expect(guest.page.getByText("You were let in. You can speak now.")).toBeVisible();
  await expect(held).toBeHidden();
  await guest.turnOn("mic");
  await host.hears(guestName);

  await guest.page.getByRole("button", { name: hostName }).first().click();
  await guest.page.getByTestId("person-card").getByRole("button", { name: "Follow", exact: true }).click();
  await expect(guest.page.getByTestId("following")).toContainText("You are in the same room");
  await expect(host.page.getByTestId("followed")).toContainText(guestName);
  await host.page.getByRole("button", { name: "Enter Garden" }).click();
  await current(guest, "Garden");
  await host.hears(guestName);
  await guest.page.getByTestId("following").getByRole("button", { name: "Stop" }).click();
  await expect(host.page.getByTestId("followed")).toBeHidden();
});
