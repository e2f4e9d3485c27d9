import { waitForMail } from "@atrium/testkit/mailbox";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { restingBox } from "../harness/restingBox.ts";
import { newAddress, sendAddress, signIn, siteOf, typeCode } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";
import { tip } from "../harness/tip.ts";

test.describe("the keyboard stays where people are", () => {
  test("a mistake on the card leads to its field, and Enter goes in once the name is known", async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const { page, button } = await person();
    await page.goto(`/s/${slug}`);
    await button("enter").click();
    await expect(page.getByRole("alert")).toHaveText("Tell us what to call you");
    await expect(page.getByLabel("Your name")).toBeFocused();
    await page.keyboard.type("Mira");
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("room-map")).toBeFocused();
    await page.reload();
    await expect(button("leave")).toBeHidden();
    await expect(page.getByLabel("Your name")).toHaveValue("Mira");
    await page.keyboard.press("Enter");
    await expect(button("leave")).toBeVisible();
    await button("leave").click();
    await expect(page.getByRole("heading", { name: /^You left/ })).toBeFocused();
  });

  test("what opens over the room closes by Escape and gives the focus back", async ({ person, program }) => {
    const slug = await newSpace(program);
    const mira = await person();
    const { page } = mira;
    await mira.enter(slug, unique("Mira"));
    const arrow = page.getByRole("button", { name: "Choose a microphone" });
    await arrow.click();
    await page.getByRole("button", { name: "Sound and camera" }).click();
    const settings = page.getByRole("dialog", { name: "Sound and camera" });
    await settings.getByRole("heading", { name: "Sound and camera" }).click();
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(arrow).toBeFocused();
    await page.getByRole("button", { name: "Hide rooms" }).click();
    await expect(page.getByRole("button", { name: "Show rooms" })).toBeFocused();
    await page.keyboard.press("Control+k");
    await page.getByRole("listbox").hover();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Show rooms" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Hide rooms" })).toBeFocused();
  });

  test("a held space bar talks after a click on the microphone, and is silent once let go", async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const mira = await person();
    await mira.enter(slug, unique("Mira"));
    await mira.turnOn("mic");
    await mira.turnOff("mic");
    await mira.page.keyboard.down("Space");
    await expect(mira.button("micOff")).toBeVisible();
    await mira.page.keyboard.up("Space");
    await expect(mira.button("micOn")).toBeVisible();
  });

  test("the other mouse button opens a card without walking; whom I mute is marked", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const borisName = unique("Boris");
    await boris.enter(slug, borisName);
    await anna.enter(slug, unique("Anna"));
    const { page } = anna;
    const self = page.locator("[data-self]");
    const before = await restingBox(self);
    await page.locator("[data-person]:not([data-self])").click({ button: "right" });
    const card = page.getByRole("region", { name: borisName });
    await card.getByRole("button", { name: "Mute for me" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`^${borisName}.*muted by you`) })).toBeVisible();
    expect(await restingBox(self)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
  });

  test("one Escape closes what is open although the focused button shows its tip", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const borisName = unique("Boris");
    await boris.enter(slug, borisName);
    await anna.enter(slug, unique("Anna"));
    const { page } = anna;
    await page.locator("[data-person]:not([data-self])").click({ button: "right" });
    const card = page.getByRole("region", { name: borisName });
    await expect(card).toBeVisible();
    await page.getByRole("button", { name: "Add", exact: true }).focus();
    await page.keyboard.press("Tab");
    const reactionsTip = tip(page, "Reactions");
    await expect(reactionsTip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(reactionsTip).toBeHidden();
    await expect(page.getByRole("button", { name: "Reactions" })).toBeFocused();
  });

  test("a new page of the dashboard has the focus, a closed dialog gives it back", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    await signIn(mira, program);
    await page.getByLabel("Team name").fill("Kite");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Kite has no spaces yet.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.getByRole("link", { name: "Create a space" }).click();
    const name = unique("Attic");
    await page.getByLabel("Space name").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await page.goto("/dashboard");
    const menu = page.getByRole("button", { name: `Menu of ${name}` });
    await menu.click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await expect(page.getByRole("dialog").getByLabel("Space name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });

  test("going back from the code keeps it good; another page says when the next may be asked for", async ({
    person,
    program,
  }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    const other = await page.context().newPage();
    const address = newAddress("mira");
    // Both pages are opened first: the next code can be requested half a minute after this one.
    await other.goto("/login");
    await other.getByLabel("Work email").fill(address);
    await page.goto("/login");
    await sendAddress(mira, address);
    const { code } = await waitForMail(program.outbox, address);
    await page.getByRole("button", { name: "Back" }).click();
    await sendAddress(mira, address);
    await other.getByLabel("Work email").press("Enter");
    await expect(other.getByText(/ask for a new code in 0:\d\d/)).toBeVisible();
    await typeCode(page, code);
    await expect(page).toHaveURL(/\/dashboard/);
  });
});
