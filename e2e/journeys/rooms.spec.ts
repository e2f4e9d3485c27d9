import { newSpaceOf } from "../harness/newSpace.ts";
import { startTalking } from "../harness/startTalking.ts";
import { expect, test } from "../harness/test.ts";

test.describe("rooms of a space @media", () => {
  test("somebody who goes to another room is no longer heard, and is heard again on return", async ({ person }) => {
    const [host, guest] = [await person(), await person()];
    const slug = await newSpaceOf(host);
    const [hostName] = await startTalking(host, guest, slug);
    await host.page.getByRole("button", { name: "Enter Idea board" }).click();
    await expect(host.page.getByRole("button", { name: /^Idea board/ })).toBeVisible();
    await expect.poll(async () => await guest.receives(hostName)).toBeNull();
    await expect(guest.page.getByText("2 people here now")).toBeVisible();
    await host.page.getByRole("button", { name: "Enter Lounge" }).click();
    await expect(host.page.getByRole("button", { name: /^Lounge/ })).toBeVisible();
    await expect(host.button("micOff")).toBeVisible();
    await guest.hears(hostName);
  });

  test("a host with the megaphone is heard at any distance", async ({ person }) => {
    const [host, guest] = [await person(), await person()];
    const slug = await newSpaceOf(host);
    const [hostName] = await startTalking(host, guest, slug);
    await guest.walkUntil("ArrowLeft", async () => (await guest.receives(hostName))?.isHeard === false);
    await host.page.getByRole("button", { name: "Megaphone: the whole room hears you" }).click();
    await guest.hears(hostName);
    expect((await guest.receives(hostName))?.gain).toBe(1);
    await host.page.getByRole("button", { name: "Turn the megaphone off" }).click();
    await guest.hearsNothingOf(hostName);
  });
});
