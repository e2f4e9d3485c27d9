import { randomBytes } from "node:crypto";
import { waitForMail, type Mail } from "@atrium/testkit/mailbox";
import { expect, type Page } from "@playwright/test";
import type { Person } from "./person.ts";
import type { Program } from "./program.ts";

const words = {
  en: { email: "Work email", continue: "Continue", code: "Code from the email" },
  ru: { email: "Рабочая почта", continue: "Продолжить", code: "Код из письма" },
} as const;

/** A unique email address. */
export const newAddress = (stem: string): string => `${stem}-${randomBytes(4).toString("hex")}@example.org`;

/** The program's URL as shown in the terminal and in mails. */
export const siteOf = (program: Pick<Program, "port">): string => `http://localhost:${program.port}`;

/** Types an address on the sign-in page and waits for the page that asks for the code. */
export async function sendAddress({ page, language }: Person, address: string): Promise<void> {
  const said = words[language];
  await page.getByLabel(said.email).fill(address);
  await page.getByRole("button", { name: said.continue, exact: true }).click();
  await expect(page.getByRole("group", { name: said.code })).toBeVisible();
}

/** Goes to sign-in, asks for a code and reads the mail. */
export async function askForCode(person: Person, program: Program, address: string): Promise<Mail> {
  await person.page.goto("/login");
  await sendAddress(person, address);
  return waitForMail(program.outbox, address);
}

/** Types a code at the cursor. */
export const typeCode = (page: Page, code: string | null): Promise<void> => page.keyboard.type(code ?? "no code");

/** Signs in with the code from a mail; returns the address. */
export async function signIn(person: Person, program: Program): Promise<string> {
  const address = newAddress("mira");
  const mail = await askForCode(person, program, address);
  await typeCode(person.page, mail.code);
  await expect(person.page).toHaveURL(/\/dashboard/);
  return address;
}
