import { waitForMail } from "@atrium/testkit/mailbox";
import { expectAccessible, looks } from "../harness/accessible.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { newAddress, sendAddress, siteOf, typeCode } from "../harness/signIn.ts";
import { test } from "../harness/test.ts";

const words = {
  en: {
    team: "Team name",
    create: "Create team",
    emptyHome: /has no spaces yet/,
    newSpace: "Create a space",
    space: "Space name",
    free: "Available",
    account: /Profile, language, look/,
    profile: "My profile",
    entrance: "Enter and listen",
    people: "2 people here now",
    settings: "Sound and camera",
    lost: "There is no room here",
    door: "There is no such space",
    left: /^You left/,
  },
  ru: {
    team: "Название команды",
    create: "Создать команду",
    emptyHome: /ещё нет пространств/,
    newSpace: "Создать пространство",
    space: "Название пространства",
    free: "Свободен",
    account: /Профиль, язык, оформление/,
    profile: "Мой профиль",
    entrance: "Войти и слушать",
    people: "Сейчас 2 человека",
    settings: "Звук и камера",
    lost: "Здесь нет комнаты",
    door: "Такого пространства нет",
    left: /^Вы вышли/,
  },
} as const;

for (const { language, colorScheme } of looks) {
  const say = words[language];
  test.describe(`axe finds nothing serious (${language}, ${colorScheme})`, () => {
    test("on the pages of an account", async ({ person, program }) => {
      const look = { language, colorScheme, reducedMotion: "reduce", siteUrl: siteOf(program) } as const;
      const mira = await person(look);
      const { page } = mira;
      const address = newAddress("mira");
      await page.goto("/login");
      await page.locator("input").first().waitFor();
      await expectAccessible(page, "sign-in");
      await sendAddress(mira, address);
      await expectAccessible(page, "code");
      const mail = await waitForMail(program.outbox, address);
      await typeCode(page, mail.code === "111111" ? "222222" : "111111");
      await page.getByRole("alert").getByText(/4/).waitFor();
      await expectAccessible(page, "wrong code");
      await typeCode(page, mail.code);
      await page.getByLabel(say.team).fill("Kite");
      await expectAccessible(page, "no team");
      await page.getByRole("button", { name: say.create }).click();
      await page.getByText(say.emptyHome).waitFor();
      await expectAccessible(page, "empty home");
      await page.getByRole("link", { name: say.newSpace }).click();
      const name = unique("Attic");
      await page.getByLabel(say.space).fill(name);
      await page.getByText(say.free).waitFor();
      await expectAccessible(page, "new space");
      await page.getByRole("button", { name: say.newSpace }).click();
      await page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
      await expectAccessible(page, "before the new space");
      await page.goto("/dashboard");
      await page.getByRole("button", { name: say.account }).waitFor();
      await page.getByRole("heading", { name, exact: true }).waitFor();
      await expectAccessible(page, "home");
      await page.getByRole("button", { name: say.account }).click();
      await page.getByRole("menu").waitFor();
      await expectAccessible(page, "account menu");
      await page.getByRole("menuitem", { name: say.profile }).click();
      await page.getByRole("dialog").waitFor();
      await expectAccessible(page, "profile");
      await page.goto(`${page.url()}/settings`);
      await page.getByLabel(say.team).waitFor();
      await expectAccessible(page, "team settings");
    });

    test("on the way into a space and inside it", async ({ person, program }) => {
      const slug = await newSpace(program);
      const mira = await person({ language, colorScheme, reducedMotion: "reduce" });
      const boris = await person();
      const { page } = mira;
      await boris.enter(slug, unique("Boris"));
      await page.goto(`/s/${slug}`);
      await page.getByRole("button", { name: say.entrance }).waitFor();
      await expectAccessible(page, "entrance");
      await mira.enter(slug, unique("Mira"));
      await page.getByText(say.people).waitFor();
      await expectAccessible(page, "room");
      await page.getByRole("button", { name: say.people }).click();
      await page.getByRole("menu").waitFor();
      await expectAccessible(page, "menu over the room");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.keyboard.type(say.settings);
      await expectAccessible(page, "search");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      await expectAccessible(page, "device settings");
      await page.keyboard.press("Escape");
      await mira.button("leave").click();
      await page.getByRole("heading", { name: say.left }).waitFor();
      await expectAccessible(page, "left");
    });

    test("on pages for everybody", async ({ person }) => {
      const { page } = await person({ language, colorScheme, reducedMotion: "reduce" });
      for (const [path, heading] of [
        ["/try", ""],
        ["/nothing", say.lost],
        ["/s/no-such-space-at-all", say.door],
        ["/legal-documents", ""],
        ["/magiclink/some-key/some-code", ""],
      ] as const) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1, name: heading }).waitFor();
        await expectAccessible(page, path);
      }
    });
  });
}
