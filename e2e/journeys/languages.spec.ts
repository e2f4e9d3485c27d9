import type { Page } from "@playwright/test";
import { waitForMail } from "@atrium/testkit/mailbox";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { newAddress, sendAddress, siteOf, typeCode } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

/** Names of people in pictures, other names, and words that Russians write in Latin letters. */
const KNOWN = ["Mira", "Amara", "Jonas", "Zeynep", "Atrium", "English", "WASD", "Ctrl", "RU", "EN", "cookie", "MIT"];

/** The source of the country data, and its licence. */
const CREDITS = ["Number Resource Organization", "nro.net", "CC BY"];

/** Whose services the legal page names. */
const SERVICES = ["Google", "Slack"];

/** Words of the page in Latin letters that are not names: untranslated text. */
async function latinWords(page: Page, names: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll("[aria-label],[placeholder],[title],[alt]")].flatMap((element) =>
      ["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, ...spoken].join("\n");
  });
  const known = new RegExp([...KNOWN, ...names].join("|"), "g");
  const withoutAddresses = shown.replaceAll(/\S*(localhost|127\.0\.0\.1|@|\/s\/)\S*/g, "").replaceAll(known, "");
  return withoutAddresses.match(/[A-Za-z]{2,}/g) ?? [];
}

const expectRussian = async (page: Page, ...names: string[]): Promise<void> => {
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  expect(await latinWords(page, names)).toEqual([]);
};

test.describe("languages", () => {
  test("a Russian reads Russian from sign-in to the room", async ({ person, program }) => {
    const mira = await person({ language: "ru", siteUrl: siteOf(program) });
    const { page } = mira;
    const address = newAddress("mira");
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Вход в Atrium" })).toBeVisible();
    await expectRussian(page, "name", "company");
    await sendAddress(mira, address);
    await expectRussian(page);
    const mail = await waitForMail(program.outbox, address);
    expect(mail.subject).toContain("код для входа в Atrium");
    await typeCode(page, mail.code);

    await page.getByLabel("Название команды").fill("Змей");
    await expectRussian(page, address.split("@")[0] ?? "");
    await page.getByRole("button", { name: "Создать команду" }).click();
    await expect(page.getByText("В команде «Змей» ещё нет пространств.")).toBeVisible();
    await expectRussian(page, address.split("@")[0] ?? "");
    await page.getByRole("link", { name: "Создать пространство" }).click();
    await page.getByLabel("Название пространства").fill("Чердак");
    await expect(page.getByText("Свободен")).toBeVisible();
    await expectRussian(page, await page.getByLabel("Адрес").inputValue());
    await page.getByRole("button", { name: "Создать пространство" }).click();

    await page.getByLabel("Ваше имя").fill("Мира");
    await expectRussian(page);
    await mira.button("enter").click();
    await expect(mira.button("leave")).toBeVisible();
    await expect(page.getByText("Кроме вас здесь пока никого")).toBeVisible();
    await expectRussian(page);
    await mira.button("leave").click();
    await expect(page.getByRole("heading", { name: "Вы вышли из «Чердак»" })).toBeVisible();
    await expectRussian(page);
  });

  test("trying for free, unknown pages and legal pages speak Russian too", async ({ person }) => {
    const { page } = await person({ language: "ru" });
    for (const [path, heading] of [
      ["/try", "Ваше место за минуту"],
      ["/nowhere", "Здесь нет комнаты"],
      ["/legal-documents", "Правовые документы"],
      ["/s/no-such-space-at-all", "Такого пространства нет"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await expectRussian(page, "nowhere", ...SERVICES, ...CREDITS);
    }
  });

  test("an English browser reads English", async ({ person, program }) => {
    const { page } = await person();
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Welcome to Atrium" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto(`/s/${await newSpace(program)}`);
    await expect(page.getByRole("button", { name: "Enter and listen" })).toBeVisible();
    expect((await page.locator("body").innerText()).match(/[а-яё]+/gi)).toBe(null);
  });

  test("a browser with a language we do not speak reads Russian", async ({ person }) => {
    const { page } = await person({ locale: "pt-BR" });
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Вход в Atrium" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  });

  test("the language chosen on one page stays after a reload and on the others", async ({ person, program }) => {
    const { page } = await person({ language: "ru" });
    await page.goto("/login");
    await page.getByRole("button", { name: "Язык: Русский" }).click();
    await page.getByRole("menuitem", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: "Welcome to Atrium" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Welcome to Atrium" })).toBeVisible();
    await page.goto(`/s/${await newSpace(program)}`);
    await expect(page.getByRole("button", { name: "Enter and listen" })).toBeVisible();
    await page.getByRole("button", { name: "RU" }).click();
    await expect(page.getByRole("button", { name: "Войти и слушать" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Войти и слушать" })).toBeVisible();
  });

  test("two people in one meeting each read their own language", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person({ language: "ru" })];
    await anna.enter(slug, unique("Anna"));
    await boris.enter(slug, unique("Борис"));
    await expect(anna.page.getByText("2 people here now")).toBeVisible();
    await expect(boris.page.getByText("Сейчас 2 человека")).toBeVisible();
  });
});
