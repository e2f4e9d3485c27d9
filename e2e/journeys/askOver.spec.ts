import { newSpaceOf } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** Finds somebody in another room by name, and invites them over. */
async function askOver({ page }: Person, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(name);
  await page.keyboard.press("Enter");
  await page.getByTestId("person-card").getByRole("button", { name: "Invite here" }).click();
}

const current = ({ page }: Person, room: string) =>
  expect(page.getByRole("button", { name: new RegExp(`^${room}`) })).toHaveAttribute("aria-current", "page");

test("one person asks another over from another room: turned down, taken back, and accepted with one press", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  const [hostName, guestName] = [unique("Hanna"), unique("Gleb")];
  await host.enter(slug, hostName);
  await guest.enter(slug, guestName);
  await host.page.getByRole("button", { name: "Enter Garden" }).click();
  await current(host, "Garden");

  await askOver(host, guestName);
  const mine = host.page.getByText(`You invited ${guestName} here`);
  const theirs = guest.page.getByText(`${hostName} invites you to Garden`);
  await expect(mine).toBeVisible();
  await expect(host.page.getByRole("button", { name: "Invite here" })).toBeHidden();
  await guest.page.getByRole("button", { name: "Not now" }).click();
  await expect(mine).toBeHidden();
  await expect(theirs).toBeHidden();

  await host.page.getByRole("button", { name: "Invite here" }).click();
  await expect(theirs).toBeVisible();
  await host.page.getByTestId("invitation").getByRole("button", { name: "Cancel" }).click();
  await expect(theirs).toBeHidden();

  await host.page.getByRole("button", { name: "Invite here" }).click();
  await guest.page.getByRole("button", { name: "Go there" }).click();
  await current(guest, "Garden");
  await expect(mine).toBeHidden();
  await expect(host.page.getByTestId("person-card")).toBeHidden();
});

test("an invitation ends when whoever asked goes to another room", async ({ person }) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  const [hostName, guestName] = [unique("Hanna"), unique("Gleb")];
  await host.enter(slug, hostName);
  await guest.enter(slug, guestName);
  await host.page.getByRole("button", { name: "Enter Garden" }).click();
  await current(host, "Garden");
  await askOver(host, guestName);
  const theirs = guest.page.getByText(`${hostName} invites you to Garden`);
  await expect(theirs).toBeVisible();
  await host.page.getByRole("button", { name: "Enter Rooftop" }).click();
  await current(host, "Rooftop");
  await expect(theirs).toBeHidden();
});

test("who does not want to be disturbed says so to everybody, and is not asked over until they are available again", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  const [hostName, guestName] = [unique("Hanna"), unique("Gleb")];
  await host.enter(slug, hostName);
  await guest.enter(slug, guestName);
  await guest.page.getByRole("button", { name: /^My status/ }).click();
  await guest.page.getByRole("menuitemradio", { name: /^Do not disturb/ }).click();
  const row = host.page.getByRole("button", { name: new RegExp(`^${guestName}`) }).first();
  await expect(row).toHaveAccessibleName(/do not disturb/);
  await row.click();
  const card = host.page.getByTestId("person-card");
  await expect(card.getByText("Does not want to be disturbed")).toBeVisible();
  await expect(card.getByRole("button", { name: "Invite over" })).toBeHidden();

  await guest.page.getByRole("button", { name: "My status: Do not disturb" }).click();
  await guest.page.getByRole("menuitemradio", { name: /^Available/ }).click();
  await card.getByRole("button", { name: "Invite over" }).click();
  await expect(guest.page.getByText(`${hostName} invites you over`)).toBeVisible();
});

test("on a phone one says from the sheet of rooms that one has stepped out, and an invitation is answered by thumb", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person({ viewport: { width: 390, height: 844 }, hasTouch: true })];
  const slug = await newSpaceOf(host);
  const [hostName, guestName] = [unique("Hanna"), unique("Gleb")];
  await host.enter(slug, hostName);
  await guest.enter(slug, guestName);
  await guest.page.getByRole("button", { name: /^Lounge/ }).tap();
  await guest.page.getByRole("button", { name: /^My status/ }).tap();
  await guest.page.getByRole("menuitemradio", { name: /^Away/ }).tap();
  const row = host.page.getByRole("button", { name: new RegExp(`^${guestName}`) }).first();
  await expect(row).toHaveAccessibleName(/away/);
  await guest.page.keyboard.press("Escape");
  await row.click();
  await host.page.getByTestId("person-card").getByRole("button", { name: "Invite over" }).click();
  await guest.page.getByTestId("invitation").getByRole("button", { name: "Not now" }).tap();
  await expect(host.page.getByText(`You invited ${guestName} here`)).toBeHidden();
});
