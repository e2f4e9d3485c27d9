import { newSpaceOf } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** Opens the card of somebody from the list of people. */
async function openCard(person: Person, name: string): Promise<void> {
  await person.page.getByRole("button", { name }).first().click();
}

test.describe("hosts keep order", () => {
  test("a host turns a guest's microphone off; only the guest turns it on again @livekit", async ({ person }) => {
    const [host, guest] = [await person(), await person()];
    const slug = await newSpaceOf(host);
    const [hostName, guestName] = [unique("Hanna"), unique("Gleb")];
    await host.enter(slug, hostName);
    await guest.enter(slug, guestName);
    await guest.turnOn("mic");
    await host.hears(guestName);
    await openCard(host, guestName);
    await host.page.getByRole("button", { name: "Mute", exact: true }).click();
    await expect(guest.page.getByText(`${hostName} turned your microphone off.`)).toBeVisible();
    await expect(guest.button("micOn")).toBeVisible();
    await host.hearsNothingOf(guestName);
    await guest.turnOn("mic");
    await host.hears(guestName);
  });

  test("a removed guest is gone for everybody and may come back; a banned one only when the host lets them in @livekit", async ({
    person,
  }) => {
    const [host, guest] = [await person(), await person()];
    const slug = await newSpaceOf(host);
    const guestName = unique("Gleb");
    await host.enter(slug, unique("Hanna"));
    await guest.enter(slug, guestName);
    await openCard(host, guestName);
    await host.page.getByRole("button", { name: "Remove", exact: true }).click();
    await host.page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(guest.page.getByText("A host asked you to leave")).toBeVisible();
    await expect(host.page.getByText("1 person here now")).toBeVisible();

    await guest.page.getByRole("button", { name: "Come back" }).click();
    await openCard(host, guestName);
    await host.page.getByRole("button", { name: "Remove", exact: true }).click();
    await host.page.getByRole("radio", { name: "After a day" }).check();
    await host.page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    const shut = guest.page.getByRole("heading", { name: /^The door stays closed until / });
    await expect(shut).toBeVisible();
    await guest.page.getByRole("button", { name: "Try again" }).click();
    await expect(shut).toBeVisible();

    await host.page.goto(`${host.siteUrl}/dashboard`);
    await host.page.getByRole("button", { name: /^Menu of Journey / }).click();
    await host.page.getByRole("menuitem", { name: "Banned people" }).click();
    // The list is updated before the server has lifted the ban.
    const lifted = host.page.waitForResponse(/liftBan/);
    await host.page.getByRole("button", { name: `Let in ${guestName}` }).click();
    await expect(host.page.getByText("Nobody is banned.")).toBeVisible();
    await lifted;
    await guest.page.getByRole("button", { name: "Try again" }).click();
    await expect(guest.button("leave")).toBeVisible();
  });

  test("a guest is offered no way to mute or remove a host", async ({ person }) => {
    const [host, guest] = [await person(), await person()];
    const slug = await newSpaceOf(host);
    const hostName = unique("Hanna");
    await host.enter(slug, hostName);
    await guest.enter(slug, unique("Gleb"));
    await openCard(guest, hostName);
    await expect(guest.page.getByRole("button", { name: "Mute for me" })).toBeVisible();
    await expect(guest.page.getByRole("button", { name: "Remove", exact: true })).toBeHidden();
    await expect(guest.page.getByRole("button", { name: "Mute", exact: true })).toBeHidden();
  });
});
