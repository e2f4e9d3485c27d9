import { glimpse } from "../harness/glimpse.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { restingBox } from "../harness/restingBox.ts";
import { startTalking } from "../harness/startTalking.ts";
import { expect, test } from "../harness/test.ts";
import { tip } from "../harness/tip.ts";

/** Two shared screens are drawn in two windows each: large windows would take up the whole machine. */
const SMALL = { viewport: { width: 1024, height: 640 }, reducedMotion: "reduce" } as const;

test.describe("people share screens and reactions @media", () => {
  test("two shared screens stand in the room at once and are seen by others @livekit", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(SMALL), await person(SMALL)];
    const [annaName, borisName] = [unique("Anna"), unique("Boris")];
    await anna.enter(slug, annaName);
    await boris.enter(slug, borisName);
    await anna.button("share").click();
    await expect(boris.page.getByText(`${annaName}’s screen`)).toBeVisible();
    await expect.poll(async () => (await boris.receives(annaName))?.screenFramesDecoded ?? 0).toBeGreaterThan(2);
    await boris.button("share").click();
    await expect(anna.page.getByText(`${borisName}’s screen`)).toBeVisible();
    await expect.poll(async () => (await anna.receives(borisName))?.screenFramesDecoded ?? 0).toBeGreaterThan(2);
    await expect(boris.page.getByText(`${annaName}’s screen`)).toBeVisible();
    const enlarge = boris.page.getByRole("button", { name: "Enlarge: Your screen, as others see it" });
    const back = boris.page.getByRole("button", { name: "Back to the room" });
    await enlarge.click();
    await expect(back).toBeVisible();
    // The controls slide to the middle of the window: pressed while moving, they would slide away from the pointer.
    await restingBox(boris.page.getByRole("toolbar"));
    await boris.turnOn("mic");
    // On a busy machine the controls may move again after coming to rest, so hovering is retried.
    await expect(async () => {
      await boris.button("micOff").hover();
      await expect(tip(boris.page, "Turn the microphone off")).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await back.focus();
    await boris.page.keyboard.press("Escape");
    await expect(back).toBeHidden();
    await enlarge.click();
    await expect(back).toBeVisible();
    await boris.page.getByRole("button", { name: "Stop sharing", exact: true }).first().click();
    await expect(anna.page.getByText(`${borisName}’s screen`)).toBeHidden();
    await boris.button("share").click();
    await expect(anna.page.getByText(`${borisName}’s screen`)).toBeVisible();
    await expect(back).toBeHidden();
    await anna.page.getByRole("button", { name: "Stop sharing", exact: true }).first().click();
    await expect(boris.page.getByText(`${annaName}’s screen`)).toBeHidden();
  });

  test("a reaction rises over its sender's bubble for others", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    await anna.enter(slug, unique("Anna"));
    await boris.enter(slug, unique("Boris"));
    await anna.page.getByRole("button", { name: "Reactions", exact: true }).click();
    const others = "[data-person]:not([data-self])";
    const rose = glimpse(boris.page.getByTestId("room-map"), others, "🎉");
    await anna.page.getByRole("button", { name: "Hooray" }).click();
    await rose;
    await expect(boris.page.locator(others).getByText("🎉")).toBeHidden();
  });

  test("a volume given to somebody changes what I hear and is remembered", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const [annaName] = await startTalking(anna, boris, slug);
    await boris.page.getByRole("button", { name: annaName }).first().click();
    await boris.page.getByRole("button", { name: "Mute for me" }).click();
    await boris.hearsNothingOf(annaName);
    await boris.page.reload();
    await boris.button("enter").click();
    await boris.hearsNothingOf(annaName);
    await boris.page.getByRole("button", { name: annaName }).first().click();
    await boris.page.getByRole("button", { name: "Unmute for me" }).click();
    await boris.hears(annaName);
    await boris.page.getByRole("slider", { name: `Volume for ${annaName}` }).fill("200");
    await expect.poll(async () => (await boris.receives(annaName))?.gain).toBe(2);
  });
});
