import type { Page } from "@playwright/test";
import { waitForMail } from "@atrium/testkit/mailbox";
import { expectAccessible } from "../harness/accessible.ts";
import { newSpace, newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { restingBox } from "../harness/restingBox.ts";
import { newAddress, sendAddress, siteOf, typeCode } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const onItsSide = { ...phone, viewport: { width: 844, height: 390 } };

/** Nothing may overflow the window sideways. */
async function expectNoSideScroll(page: Page): Promise<void> {
  await expect.poll(() => tooWide(page)).toEqual([]);
}

/** The width of a page that does not fit, and the elements that overflow the window; empty if it fits. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth === width) return [];
    const beyond = [...document.querySelectorAll("body *")].flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width
        ? [`${element.tagName} ${element.getAttribute("class")} ${Math.round(left)} to ${Math.round(right)}`]
        : [];
    });
    const scale = window.visualViewport?.scale ?? 1;
    return [`${location.pathname}: ${scrollWidth} of ${width}, window ${innerWidth}, scale ${scale}`, ...beyond];
  }, page.viewportSize()?.width ?? 0);
}

/** Buttons and links too small for a thumb: under 40 pixels high, except words inside a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button,a[href],input:not([type=hidden])")].flatMap((element) => {
      // The label around a field belongs to its touch target.
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      const isShown = width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true });
      if (!isShown || height >= 40 || element.closest("p,.visually-hidden,[data-inline],[inert]") !== null) return [];
      return [
        `${element.textContent || element.getAttribute("aria-label")} ${Math.round(width)}x${Math.round(height)}`,
      ];
    }),
  );
}

/** Drags with one finger. */
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await touch("touchMove", [{ x: from.x + by.x * share, y: from.y + by.y * share }]);
  await touch("touchEnd", []);
}

/** The middle of an element that has come to rest. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await restingBox(page.locator(selector));
  return { x: x + width / 2, y: y + height / 2 };
}

test.describe("on a phone", () => {
  test("one tap enters; the map is on top, the people near me under it", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(phone), await person()];
    const borisName = unique("Boris");
    await boris.enter(slug, borisName);
    await anna.page.goto(`/s/${slug}`);
    await expect(anna.page.getByText("1 person inside.")).toBeVisible();
    await expectNoSideScroll(anna.page);
    await anna.page.getByLabel("Your name").fill("Anna");
    await expect.poll(() => smallTargets(anna.page)).toEqual([]);
    await anna.button("enter").tap();
    await expect(anna.button("leave")).toBeVisible();
    await expect(anna.page.getByRole("heading", { name: "Near you" })).toBeVisible();
    await expectNoSideScroll(anna.page);
    await expect.poll(() => smallTargets(anna.page)).toEqual([]);
    const map = await anna.page.getByTestId("room-map").boundingBox();
    const sheet = await anna.page.getByRole("heading", { name: "Near you" }).boundingBox();
    expect(map?.y).toBe(0);
    expect(sheet?.y ?? 0).toBeGreaterThan(200);
    await anna.button("micOn").tap();
    await expect(anna.button("micOff")).toBeVisible();
    await anna.page.getByRole("button", { name: "Full-screen map" }).tap();
    await expect(anna.page.getByRole("heading", { name: "Near you" })).toBeHidden();
  });

  test("a tap selects and never walks; dragging my bubble moves me", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(phone), await person()];
    const borisName = unique("Boris");
    await boris.enter(slug, borisName);
    await anna.enter(slug, unique("Anna"));
    const { page } = anna;
    const own = () => restingBox(boris.page.locator("[data-person]:not([data-self])"));
    const before = await own();

    await page.touchscreen.tap(40, 120);
    await page.touchscreen.tap(40, 120);
    const them = await middleOf(page, "[data-person]:not([data-self])");
    await page.evaluate(() => addEventListener("click", () => (document.body.dataset["clicked"] = ""), true));
    await page.touchscreen.tap(them.x, them.y);
    await expect(page.getByRole("region", { name: borisName })).toBeVisible();
    await expect(page.locator("body")).not.toHaveAttribute("data-clicked");
    // If the tap had been a walk, my bubble would have moved by the time it rests.
    await restingBox(page.locator("[data-self]"));
    expect(await own()).toEqual(before);
    await page.getByRole("button", { name: "Close" }).tap();

    await drag(page, await middleOf(page, "[data-self]"), { x: 70, y: 30 });
    await expect.poll(async () => (await own()).x - before.x).toBeGreaterThan(20);
  });

  test("the device settings are a sheet that a finger drags away", async ({ person, program }) => {
    const anna = await person(phone);
    await anna.enter(await newSpace(program), unique("Anna"));
    const { page } = anna;
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("button", { name: "Sound and camera" }).tap();
    const title = page.getByRole("heading", { name: "Sound and camera" });
    await expect(title).toBeVisible();
    const at = await middleOf(page, "[role=dialog] h2");
    await drag(page, at, { x: 0, y: 60 });
    await expect(title).toBeVisible();
    await drag(page, at, { x: 0, y: 160 });
    await expect(title).toBeHidden();
  });

  test("signing in works in Russian, and the dashboard has its bar of tabs", async ({ person, program }) => {
    const mira = await person({ ...phone, language: "ru", siteUrl: siteOf(program) });
    const { page } = mira;
    const address = newAddress("mira");
    await page.goto("/login");
    await expect(page.getByLabel("Рабочая почта")).toBeVisible();
    await expectNoSideScroll(page);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await sendAddress(mira, address);
    await expectNoSideScroll(page);
    await typeCode(page, (await waitForMail(program.outbox, address)).code);
    await page.getByLabel("Название команды").fill("Бумажный змей");
    await page.getByRole("button", { name: "Создать команду" }).tap();
    await expect(page.getByText("В команде «Бумажный змей» ещё нет пространств.")).toBeVisible();
    await expectNoSideScroll(page);

    const tabs = page.getByRole("navigation", { name: "Пространства" });
    const bar = await tabs.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
    await tabs.getByRole("link", { name: "Новое пространство" }).tap();
    await page.getByLabel("Название пространства").fill("Чердак");
    await expect(page.getByText("Свободен")).toBeVisible();
    await expectNoSideScroll(page);
    await page.getByRole("button", { name: "Создать пространство" }).tap();
    await expect(page).toHaveURL(/\/s\//);
    await expect(page.getByRole("heading", { name: "Чердак" })).toBeVisible();
    await expectNoSideScroll(page);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Чердак" })).toBeVisible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await tabs.getByRole("link", { name: "Настройки" }).tap();
    await expect(page.getByRole("heading", { name: "Настройки команды" })).toBeVisible();
    await tabs.getByRole("button", { name: /^Вы/ }).tap();
    await page.getByRole("menuitem", { name: "Мой профиль" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoSideScroll(page);
  });
});

test.describe("on a phone held sideways", () => {
  test("the floor, the people and every control stand side by side, and turning the phone keeps the call", async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(onItsSide), await person()];
    await boris.enter(slug, unique("Boris"));
    const { page } = anna;
    await page.goto(`/s/${slug}`);
    await page.getByLabel("Your name").fill("Anna");
    await expect(anna.button("enter")).toBeInViewport({ ratio: 1 });
    await expectNoSideScroll(page);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await anna.button("enter").tap();
    const people = page.getByRole("heading", { name: "Near you" });
    await expect(people).toBeVisible();
    const controls = page.getByRole("toolbar", { name: "Controls" }).getByRole("button");
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await expectNoSideScroll(page);
    const map = await page.getByTestId("room-map").boundingBox();
    expect(map).toMatchObject({ x: 0, y: 0, height: 390 });
    expect(map?.width).toBeGreaterThan(400);
    expect((await people.boundingBox())?.x).toBeGreaterThan(400);

    await anna.button("micOn").tap();
    await expect(anna.button("micOff")).toBeVisible();
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("button", { name: "Sound and camera" }).tap();
    await page.getByRole("button", { name: "Done" }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Full-screen map" }).tap();
    await expect.poll(async () => (await page.getByTestId("room-map").boundingBox())?.width).toBe(844);
    await page.getByRole("button", { name: "Show people" }).tap();

    await page.setViewportSize(phone.viewport);
    await expect.poll(async () => (await people.boundingBox())?.y).toBeGreaterThan(200);
    await expect(anna.button("micOff")).toBeVisible();
    await expectNoSideScroll(page);
  });

  test("the dashboard has a rail for fingers, whose links have names", async ({ person, program }) => {
    const mira = await person({ ...onItsSide, siteUrl: siteOf(program) });
    const { page } = mira;
    await newSpaceOf(mira);
    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: /^Menu of/ })).toBeVisible();
    await expectNoSideScroll(page);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await expectAccessible(page, "dashboard with a rail");
    await page.getByRole("link", { name: "Team settings" }).tap();
    await expect(page.getByRole("heading", { name: "Team settings" })).toBeVisible();
    await expectNoSideScroll(page);
  });
});
