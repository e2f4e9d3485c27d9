import { DEFAULT_MAIL_CHOICES } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { queries } from "../../platform/data/queries.ts";
import { keepSoundVolume, soundVolume } from "../../platform/sounds.ts";
import { noticePreferences } from "../notices/noticePreferences.ts";
import { NoticesSetting } from "./NoticesSetting.tsx";

afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

const turn = (name: string) => page.getByRole("switch", { name, exact: true });

test("mails are kept by the server, windows and sounds by this browser", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("getMailChoices", { success: { mails: DEFAULT_MAIL_CHOICES } });
  server.answer("setMailChoices", { success: { mails: { ...DEFAULT_MAIL_CHOICES, mention: true } } });
  await drawn(<NoticesSetting />);
  await turn("Mentions, By email").click({ force: true });
  await turn("Team chat, By sound").click({ force: true });
  await expect
    .poll(() => server.asked.filter(({ operation }) => operation === "setMailChoices"))
    .toEqual([{ operation: "setMailChoices", input: { mention: true } }]);
  expect(noticePreferences().team.sound).toBe(false);
  await expect.element(turn("A new sign-in to your account, By email")).toBeDisabled();
});

test("a switch of mails is turned within the click, while the server has yet to answer", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("getMailChoices", { success: { mails: { ...DEFAULT_MAIL_CHOICES, role: true } } });
  server.answer("setMailChoices", { success: { mails: { ...DEFAULT_MAIL_CHOICES, role: false } } });
  await drawn(<NoticesSetting />, queries);
  const byMail = (await turn("A new role, By email").findElement()) as HTMLInputElement;
  server.hold();
  for (const isOn of [false, true, false]) {
    byMail.click();
    await endOfClick();
    expect(byMail.checked).toBe(isOn);
  }
  server.letGo();
});

test("without an answer about mails the rest is set all the same, and one tries again", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("getMailChoices", { forbidden: {} });
  await drawn(<NoticesSetting />);
  await expect.element(page.getByText("Could not load your email settings.")).toBeVisible();
  await expect.element(turn("Team chat, By sound")).toBeEnabled();
  server.answer("getMailChoices", { success: { mails: DEFAULT_MAIL_CHOICES } });
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(turn("Mentions, By email")).toBeEnabled();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("sounds are as loud as one chooses, by keys too, on this device", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount({ email: null }) } });
  keepSoundVolume(0.3);
  await drawn(<NoticesSetting />);
  const slider = page.getByRole("slider", { name: "Volume of sounds" });
  await expect.element(slider).toHaveAttribute("aria-valuenow", "30");
  (await slider.findElement()).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText("35%")).toBeVisible();
  expect(soundVolume()).toBe(0.35);
});

/** The promises started by a click have settled; no timer has run and nothing is rendered yet. */
async function endOfClick(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await Promise.resolve();
}
