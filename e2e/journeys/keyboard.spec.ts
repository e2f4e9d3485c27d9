import { waitForMail } from "@atrium/testkit/mailbox";
import type { Page } from "@playwright/test";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { restingBox } from "../harness/restingBox.ts";
import { newAddress, siteOf } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

/** Presses Tab until something with this name has the focus, which must be visible at each stop on the way. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "link" | "textbox" | "radio"): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === "string" }).first();
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press("Tab");
    await expectFocusShown(page);
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`Tab never came to ${role} ${name}`);
}

/** The focused element must look different from how it looks without focus. */
async function expectFocusShown(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const looks = (element: Element) => {
      const { boxShadow, outline, outlineStyle, borderColor, backgroundColor } = getComputedStyle(element);
      return outlineStyle === "none"
        ? [boxShadow, borderColor, backgroundColor].join()
        : [boxShadow, outline, borderColor, backgroundColor].join();
    };
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return "nothing has the focus";
    const freeze = document.head.appendChild(document.createElement("style"));
    freeze.textContent = "* { transition: none !important }";
    const around = [focused, focused.parentElement, focused.closest("label,[data-focus-frame]")].filter(
      (e) => e !== null,
    );
    const withFocus = around.map(looks).join("|");
    focused.blur();
    const without = around.map(looks).join("|");
    focused.focus();
    freeze.remove();
    return withFocus === without ? `no visible focus on ${focused.outerHTML.slice(0, 120)}` : "shown";
  });
  expect(shown).toBe("shown");
}

/** The position of my bubble on the screen. */
const myPlace = (page: Page): Promise<{ x: number; y: number }> => restingBox(page.locator("[data-self]"));

test.describe("by keyboard alone", () => {
  test("from the address into the space, walking, the list of people, and out again", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const borisName = unique("Boris");
    await boris.enter(slug, borisName);
    const { page } = anna;
    await page.goto(`/s/${slug}`);
    await expect(page.getByLabel("Your name")).toBeFocused();
    await page.keyboard.type("Anna");
    await tabTo(page, "Enter and listen", "button");
    await page.keyboard.press("Enter");
    await expect(anna.button("leave")).toBeVisible();

    await expect(page.getByTestId("room-map")).toBeFocused();
    const start = await myPlace(page);
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await myPlace(page)).y - start.y).toBeGreaterThan(10);
    const below = await myPlace(page);
    await page.keyboard.press("KeyD");
    await expect.poll(async () => (await myPlace(page)).x - below.x).toBeGreaterThan(10);

    await tabTo(page, new RegExp(`^${borisName}`), "button");
    await page.keyboard.press("Enter");
    const card = page.getByRole("region", { name: borisName });
    await expect(card).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();

    await tabTo(page, "2 people", "button");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "2 people", exact: true })).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "2 people", exact: true })).toHaveAttribute("aria-expanded", "false");

    await tabTo(page, "Turn the microphone on", "button");
    await page.keyboard.press("Enter");
    await expect(anna.button("micOff")).toBeVisible();
    await tabTo(page, "Leave", "button");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^You left/ })).toBeVisible();
  });

  test("the search finds actions and people, and goes into another room", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const borisName = unique("Boris");
    await boris.enter(slug, borisName);
    await anna.enter(slug, unique("Anna"));
    const { page } = anna;
    await expect(page.getByText("2 people here now")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("microphone");
    await page.keyboard.press("Enter");
    await expect(anna.button("micOff")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type(borisName);
    await expect(page.getByRole("option", { name: new RegExp(borisName) })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Garden");
    await expect(page.getByRole("option", { name: /Garden/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Garden/ })).toHaveAttribute("aria-current", "page");
  });

  test("the search shows what its arrows choose, wherever the pointer rests", async ({ person, program }) => {
    const anna = await person({ viewport: { width: 1440, height: 400 } });
    await anna.enter(await newSpace(program), unique("Anna"));
    const { page } = anna;
    await page.keyboard.press("Control+k");
    await page.getByRole("listbox").hover();
    const options = page.getByRole("option");
    const lines = await options.count();
    await expect(options.last()).not.toBeInViewport();
    for (const key of ["ArrowDown", "ArrowUp"]) {
      for (let nth = 0; nth < lines; nth++) {
        await page.keyboard.press(key);
        await expect(page.getByRole("option", { selected: true })).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test("sign-in, a team and a space are made without a pointer", async ({ person, program }) => {
    const { page } = await person({ siteUrl: siteOf(program) });
    const address = newAddress("mira");
    await page.goto("/login");
    await expect(page.getByLabel("Work email")).toBeFocused();
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
    await page.keyboard.type((await waitForMail(program.outbox, address)).code ?? "");
    await expect(page.getByRole("heading", { name: "Start with a team" })).toBeVisible();
    await expect(page.getByLabel("Team name")).toBeFocused();
    await page.keyboard.type("Kite");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Kite has no spaces yet.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(page, "Create a space", "link");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Space name")).toBeFocused();
    const name = unique("Attic");
    await page.keyboard.type(name);
    await expect(page.getByText("Available")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: "Classroom", level: 2 })).toBeVisible();
    await tabTo(page, "Create a space", "button");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await tabTo(page, `Menu of ${name}`, "button");
    await page.keyboard.press("Enter");
    const renaming = page.getByRole("menuitem", { name: "Rename" });
    const items = page.getByRole("menuitem");
    await expect(items.first()).toBeFocused();
    for (const item of await items.all()) {
      await expect(item).toBeFocused();
      if ((await item.textContent()) === "Rename") break;
      await page.keyboard.press("ArrowDown");
    }
    await expect(renaming).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByLabel("Space name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
