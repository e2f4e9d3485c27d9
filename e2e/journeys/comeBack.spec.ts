import { startFaultProxy } from "@atrium/testkit/faultProxy";
import type { Page } from "@playwright/test";
import { newSpace } from "../harness/newSpace.ts";
import { cutWebRtc, prepareWebRtcCut, restoreWebRtc } from "../harness/network.ts";
import { newPerson, unique } from "../harness/person.ts";
import { accountOf, linkOf } from "../harness/probe.ts";
import { restingBox } from "../harness/restingBox.ts";
import { startTalking } from "../harness/startTalking.ts";
import { expect } from "../harness/test.ts";
import { testApart as test } from "../harness/testApart.ts";

/** Waits until the page's link and media are connected; `npm run bench -- back` judges how long that may take. */
const isBack = (page: Page): Promise<void> =>
  expect.poll(() => linkOf(page), { timeout: 90_000 }).toEqual({ link: "connected", media: "connected" });

// Journeys that need the whole machine are tagged @alone: a starved browser reconnects late.
test.describe("people come back by themselves", () => {
  test("ten seconds without a network bring everything back, mute state kept, no ghosts @livekit @alone", async ({
    person,
    program,
  }) => {
    const proxy = await startFaultProxy(program.port);
    const slug = await newSpace(program);
    const anna = await person({ siteUrl: `http://127.0.0.1:${proxy.port}` });
    const boris = await person();
    await prepareWebRtcCut(anna.page);
    const [annaName, borisName] = await startTalking(anna, boris, slug);
    await boris.turnOn("mic");

    proxy.cut();
    await cutWebRtc(anna.page);
    await anna.page.evaluate(() => globalThis.dispatchEvent(new Event("offline")));
    await expect.poll(() => linkOf(anna.page)).toMatchObject({ link: "reconnecting" });
    await expect(anna.page.getByText("Reconnecting").first()).toBeVisible();
    await anna.page.waitForTimeout(10_000);
    proxy.restore();
    await restoreWebRtc(anna.page);
    const restoredAtMs = Date.now();
    await anna.page.evaluate(() => globalThis.dispatchEvent(new Event("online")));
    await isBack(anna.page);
    console.log(`back ${Date.now() - restoredAtMs} ms after the network`);

    await boris.hears(annaName);
    await anna.hears(borisName);
    await expect(anna.button("micOff")).toBeVisible();
    await expect(boris.page.getByText("2 people here now")).toBeVisible();
    await proxy.stop();
  });

  test("a killed and restarted server brings everybody back @alone", async ({ person, ownProgram: own }) => {
    const slug = await newSpace(own);
    const [anna, boris] = [await person({ siteUrl: own.url }), await person({ siteUrl: own.url })];
    const [annaName] = await startTalking(anna, boris, slug);
    await own.killAndRestart();
    for (const { page } of [anna, boris]) await isBack(page);
    await boris.hears(annaName);
    await expect(anna.button("micOff")).toBeVisible();
    await expect(boris.page.getByText("2 people here now")).toBeVisible();
  });

  test("a media server that crashes is started again and everybody hears each other again @alone", async ({
    person,
    ownProgram: own,
  }) => {
    const slug = await newSpace(own);
    const [anna, boris] = [await person({ siteUrl: own.url }), await person({ siteUrl: own.url })];
    const [annaName, borisName] = await startTalking(anna, boris, slug);
    await boris.turnOn("mic");
    for (const _crash of [1, 2]) {
      await own.endMediaWorker();
      const endedAtMs = Date.now();
      await boris.hears(annaName);
      console.log(`heard again ${Date.now() - endedAtMs} ms after the media server ended`);
      await anna.hears(borisName);
      for (const { page } of [anna, boris]) await isBack(page);
    }
    await expect(anna.button("micOff")).toBeVisible();
  });

  test("a laptop that was closed for a while finds everything again, a muted microphone muted @alone", async ({
    person,
    program,
    laptop,
  }) => {
    const slug = await newSpace(program);
    const anna = await newPerson(laptop.browser, { siteUrl: program.url });
    const boris = await person();
    const [borisName, annaName] = await startTalking(boris, anna, slug);
    await anna.turnOn("mic");
    await boris.hears(annaName);
    await anna.turnOff("mic");
    laptop.sleep();
    await expect(boris.page.getByRole("button", { name: `${annaName}, connection lost` })).toBeVisible({
      timeout: 90_000,
    });
    laptop.wake();
    await isBack(anna.page);
    await anna.hears(borisName);
    await expect(boris.page.getByRole("button", { name: `${annaName}, muted`, exact: true })).toBeVisible();
    await expect(boris.page.getByText("2 people here now")).toBeVisible();
    await anna.turnOn("mic");
    await boris.hears(annaName);
  });

  test("whoever enters while the network is away comes in by itself once it is back", async ({ person, program }) => {
    const slug = await newSpace(program);
    const anna = await person();
    await anna.page.goto(`/s/${slug}`);
    await expect(anna.page.getByLabel("Your name")).toBeVisible();
    // The room's code is loaded while the card is shown.
    await anna.page.waitForLoadState("networkidle");
    await anna.page.context().setOffline(true);
    await anna.page.getByLabel("Your name").fill(unique("Anna"));
    await anna.button("enter").click();
    await expect(anna.page.getByText("The server is not responding. We keep trying, no need to reload.")).toBeVisible({
      timeout: 20_000,
    });
    await anna.page.context().setOffline(false);
    await expect(anna.button("leave")).toBeVisible();
  });

  test("a reload keeps the session, the name and the place", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const annaName = unique("Anna");
    await boris.enter(slug, unique("Boris"));
    await anna.enter(slug, annaName);
    const isHeard = async () => (await boris.receives(annaName))?.isHeard;
    await expect.poll(isHeard).toBe(true);
    // Newcomers are placed beside Boris: a place far from him can only be the one she had.
    await anna.walkUntil("ArrowLeft", async () => (await isHeard()) === false);
    const account = await accountOf(anna.page);
    const bubble = boris.page.locator("[data-person]:not([data-self])");
    // Her last steps may still be in flight to Boris while her bubble on his page rests.
    await restingBox(anna.page.locator("[data-self]"));
    const place = await restingBox(bubble);
    await anna.page.reload();
    await expect(anna.page.getByLabel("Your name")).toHaveValue(annaName);
    await anna.button("enter").click();
    await expect(anna.button("leave")).toBeVisible();
    expect(await accountOf(anna.page)).toBe(account);
    await expect(boris.page.getByRole("button", { name: `${annaName}, muted`, exact: true })).toBeVisible();
    await expect.poll(() => restingBox(bubble)).toEqual(place);
    await expect(anna.page.getByText("2 people here now")).toBeVisible();
  });

  test("a reload ends a shared screen for everybody", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const annaName = unique("Anna");
    await boris.enter(slug, unique("Boris"));
    await anna.enter(slug, annaName);
    await anna.button("share").click();
    const screen = boris.page.getByText(`${annaName}’s screen`);
    await expect(screen).toBeVisible();
    await anna.page.reload();
    await anna.button("enter").click();
    await expect(anna.button("leave")).toBeVisible();
    await expect(screen).toBeHidden();
    await expect(boris.page.getByRole("button", { name: `${annaName}, muted`, exact: true })).toBeVisible();
  });

  test("a second tab takes over, and the first may take the place back", async ({ person, program }) => {
    const slug = await newSpace(program);
    const anna = await person();
    await anna.enter(slug, unique("Anna"));
    const second = await anna.page.context().newPage();
    await second.goto(`${anna.siteUrl}/s/${slug}`);
    await second.getByRole("button", { name: "Enter and listen" }).click();
    await expect(second.getByRole("button", { name: "Leave", exact: true })).toBeVisible();
    await expect(anna.page.getByText("You are inside in another tab")).toBeVisible();
    await anna.page.getByRole("button", { name: "Use it here" }).click();
    await expect(anna.button("leave")).toBeVisible();
    await expect(second.getByText("You are inside in another tab")).toBeVisible();
  });
});
