import { CLOSE_CODES } from "@atrium/contract";
import type { Page } from "@playwright/test";
import { expectAccessible, looks } from "../harness/accessible.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import { signIn, siteOf } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

/** Refuses every attempt to enter with this code, as for a space that is full, private and so on. */
async function shutDoor(page: Page, closeCode: number, startsAt: string | null = null): Promise<void> {
  const answer = { json: { success: { state: "closed", closeCode, startsAt } } };
  await page.route("**/api/canJoinSpace", (route) => route.fulfill(answer));
}

async function knock(person: Person, slug: string): Promise<void> {
  await person.page.goto(`/s/${slug}`);
  await person.page.getByLabel(person.language === "en" ? "Your name" : "Ваше имя").fill("Mira");
  await person.button("enter").click();
}

const doors = [
  { code: CLOSE_CODES.overCapacity, en: /is full right now$/, ru: /мест нет$/ },
  { code: CLOSE_CODES.private, en: "This space is private", ru: "Это закрытое пространство" },
  { code: CLOSE_CODES.notStarted, en: /is not open yet$/, ru: /ещё не открылось$/ },
  { code: CLOSE_CODES.kicked, en: "A host asked you to leave", ru: "Ведущий попросил вас выйти" },
  { code: CLOSE_CODES.banned, en: "You are banned from this space", ru: "Вход сюда для вас закрыт" },
  { code: CLOSE_CODES.unauthorized, en: "Your session has ended", ru: "Сеанс закончился" },
  { code: CLOSE_CODES.newConnection, en: "You are inside in another tab", ru: "Вы уже внутри — в другой вкладке" },
] as const;

for (const { language, colorScheme } of looks) {
  test(`every shut door says why, is read out and has no serious fault (${language}, ${colorScheme})`, async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const mira = await person({ language, colorScheme, reducedMotion: "reduce" });
    for (const door of doors) {
      await shutDoor(mira.page, door.code, door.code === CLOSE_CODES.notStarted ? "2099-12-01T16:00:00.000Z" : null);
      await knock(mira, slug);
      const title = mira.page.getByRole("heading", { level: 1, name: door[language] });
      await expect(title).toBeFocused();
      await expectAccessible(mira.page, `door ${door.code}`);
      await mira.page.unroute("**/api/canJoinSpace");
    }
  });
}

test.describe("doors lead on", () => {
  test("a guest whose session ran out comes in again with one click", async ({ person, program }) => {
    const slug = await newSpace(program);
    const mira = await person();
    await mira.enter(slug, unique("Mira"));
    await mira.page.context().clearCookies();
    await mira.button("leave").click();
    await mira.page.getByRole("button", { name: "Come back" }).click();
    await expect(mira.page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
    await mira.page.getByRole("button", { name: "Come back" }).click();
    await expect(mira.button("leave")).toBeVisible();
  });

  test("an account that is not invited may use another address", async ({ person, program }) => {
    const slug = await newSpace(program);
    const mira = await person({ siteUrl: siteOf(program) });
    const address = await signIn(mira, program);
    await shutDoor(mira.page, CLOSE_CODES.private);
    await knock(mira, slug);
    await expect(mira.page.getByText(`You are signed in as ${address}`)).toBeVisible();
    await mira.page.getByRole("button", { name: "Use another address" }).click();
    await expect(mira.page.getByLabel("Work email")).toBeVisible();
    await expect(mira.page).toHaveURL(new RegExp(`/login/${slug}$`));
  });

  test("whoever waits for a silent server is told so, and comes in when it answers", async ({ person, program }) => {
    const slug = await newSpace(program);
    const mira = await person();
    await mira.page.route("**/api/canJoinSpace", (route) => route.abort());
    await knock(mira, slug);
    await expect(mira.page.getByText(/The server is not responding/)).toBeVisible();
    await mira.page.unroute("**/api/canJoinSpace");
    await expect(mira.button("leave")).toBeVisible();
  });

  test("a refusal that no door stands for is said on the card", async ({ person, program }) => {
    const slug = await newSpace(program);
    const mira = await person();
    const answer = { json: { tooOftenAttempts: { retryAfterMs: 1000 } } };
    await mira.page.route("**/api/registerUnverifiedAccount", (route) => route.fulfill(answer));
    await knock(mira, slug);
    await expect(mira.page.getByRole("alert")).toContainText("try again later");
    await mira.page.unroute("**/api/registerUnverifiedAccount");
    await mira.button("enter").click();
    await expect(mira.button("leave")).toBeVisible();
  });
});
