import type { Page } from "@playwright/test";
import { newRoom, newSpace, newSpaceOf } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import { startTalking } from "../harness/startTalking.ts";
import { expect, test } from "../harness/test.ts";
import { tip } from "../harness/tip.ts";

const otherBubble = (page: Page) => page.locator("[data-person]:not([data-self])");

/** Focuses the muted microphone by keyboard, which shows its tooltip. */
async function tabToMicrophone({ page, button }: Person): Promise<void> {
  await page.getByRole("button", { name: "Choose a microphone" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(button("micOn")).toBeFocused();
}

/** The distance to the only other person on my map, in units. `data-earshot` is set once a bubble has its place. */
async function unitsApart(page: Page): Promise<number> {
  const at = async (bubble: string) =>
    await page.locator(`${bubble}[data-earshot]`).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const zoom = Number(getComputedStyle(element).getPropertyValue("--zoom"));
      return { x: (left + width / 2) / zoom, y: (top + height / 2) / zoom };
    });
  const [mine, theirs] = [await at("[data-self]"), await at("[data-person]:not([data-self])")];
  return Math.hypot(mine.x - theirs.x, mine.y - theirs.y);
}

test.describe("rooms of a space", () => {
  test("somebody who goes to another room is no longer heard, and is heard again on return @livekit", async ({
    person,
  }) => {
    const [host, guest] = [await person(), await person()];
    const slug = await newSpaceOf(host);
    const [hostName] = await startTalking(host, guest, slug);
    await host.page.getByRole("button", { name: "Enter Garden" }).click();
    await expect(host.page.getByRole("button", { name: /^Garden/ })).toBeVisible();
    await expect.poll(async () => await guest.receives(hostName)).toBeNull();
    await expect(guest.page.getByText("2 people here now")).toBeVisible();
    await host.page.getByRole("button", { name: "Enter Lounge" }).click();
    await expect(host.page.getByRole("button", { name: /^Lounge/ })).toBeVisible();
    await expect(host.button("micOff")).toBeVisible();
    await guest.hears(hostName);
  });

  test("the address is the room: going back leads to the room before, and the call goes on", async ({ person }) => {
    const [host, guest] = [await person(), await person()];
    const slug = await newSpaceOf(host);
    const [hostName] = await startTalking(host, guest, slug);
    expect(host.page.url()).not.toContain("room=");
    await host.page.getByRole("button", { name: "Enter Garden" }).click();
    await expect(host.page).toHaveURL(/[?]room=/);
    await host.page.getByRole("button", { name: "Enter Rooftop" }).click();
    await expect(host.page.getByRole("button", { name: /^Rooftop/ })).toHaveAttribute("aria-current", "page");
    await host.page.goBack();
    await expect(host.page.getByRole("button", { name: /^Garden/ })).toHaveAttribute("aria-current", "page");
    await expect(host.button("micOff")).toBeVisible();
    await guest.page.getByRole("button", { name: "Enter Garden" }).click();
    await guest.hears(hostName);
  });

  test("whoever has left goes back to a way in, to each room they were in and to the first", async ({ person }) => {
    const anna = await person();
    const slug = await newSpaceOf(anna);
    await anna.enter(slug, unique("Anna"));
    const goTo = async (room: string) => {
      await anna.page.getByRole("button", { name: `Enter ${room}` }).click();
      await expect(anna.page.getByRole("button", { name: new RegExp(`^${room}`) })).toHaveAttribute(
        "aria-current",
        "page",
      );
    };
    const leaveAndGoBack = async () => {
      await anna.button("leave").click();
      await expect(anna.page.getByRole("button", { name: "Come back" })).toBeVisible();
      await anna.page.goBack();
      await anna.button("enter").click();
      await expect(anna.button("leave")).toBeVisible();
    };
    await goTo("Garden");
    await leaveAndGoBack();
    await expect(anna.page.getByRole("button", { name: /^Lounge/ })).toHaveAttribute("aria-current", "page");
    await goTo("Garden");
    await goTo("Rooftop");
    await leaveAndGoBack();
    await expect(anna.page.getByRole("button", { name: /^Garden/ })).toHaveAttribute("aria-current", "page");
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

test.describe("who would hear me", () => {
  test("the focused microphone counts those in earshot, and with the megaphone everybody", async ({ person }) => {
    const [host, guest] = [await person(), await person()];
    const slug = await newSpaceOf(host);
    await host.enter(slug, unique("Anna"));
    await guest.enter(slug, unique("Boris"));
    await expect(otherBubble(host.page)).toHaveAttribute("data-earshot", "near");
    await tabToMicrophone(host);
    await expect(tip(host.page, "1 person would hear you")).toBeVisible();
    await guest.walkUntil("ArrowLeft", async () => (await unitsApart(guest.page)) > 800);
    await expect(tip(host.page, "Nobody is near enough to hear you")).toBeVisible();
    await expect(otherBubble(host.page)).toHaveAttribute("data-earshot", "far");
    await host.page.getByRole("button", { name: "Megaphone: the whole room hears you" }).click();
    await tabToMicrophone(host);
    await expect(tip(host.page, "1 person would hear you")).toBeVisible();
    await tabToMicrophone(guest);
    await expect(tip(guest.page, "Nobody is near enough to hear you")).toBeVisible();
  });

  test("on a board nobody is too far", async ({ person }) => {
    const [anna, boris] = [await person(), await person()];
    const slug = await newSpaceOf(anna);
    await newRoom(anna, { slug, name: "Hall", type: "collaboration" });
    await anna.enter(slug, unique("Anna"));
    await boris.enter(slug, unique("Boris"));
    for (const { page } of [anna, boris]) {
      await page.getByRole("button", { name: "Enter Hall" }).click();
      await expect(page.getByRole("button", { name: /^Hall/ })).toHaveAttribute("aria-current", "page");
    }
    for (const [{ page }, other] of [
      [anna, "Boris"],
      [boris, "Anna"],
    ] as const)
      await expect(page.getByTestId("board-people").getByText(other)).toBeVisible();
    await tabToMicrophone(anna);
    await expect(tip(anna.page, "1 person would hear you")).toBeVisible();
    await expect(anna.page.locator("[data-lit=true]")).toHaveCount(0);
  });
});

test.describe("people who come and go", () => {
  test("somebody's card goes with them and does not open by itself when they are back", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const borisName = unique("Boris");
    await anna.enter(slug, unique("Anna"));
    await boris.enter(slug, borisName);
    await otherBubble(anna.page).click({ button: "right" });
    const card = anna.page.getByRole("region", { name: borisName });
    await expect(card).toBeVisible();
    await boris.page.getByRole("button", { name: "Enter Garden" }).click();
    await expect(card).toBeHidden();
    await anna.page.mouse.move(0, 0);
    await boris.page.getByRole("button", { name: "Enter Lounge" }).click();
    await expect(otherBubble(anna.page)).toHaveCount(1);
    await expect(card).toBeHidden();
  });
});
