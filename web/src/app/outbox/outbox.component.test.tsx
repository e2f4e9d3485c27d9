import type { OutboxMail } from "@atrium/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OutboxView } from "./OutboxView.tsx";

const mailTo = (id: string, to: string, text: string): OutboxMail => ({
  id,
  atMs: Date.UTC(2026, 10, 22, 9, 41),
  kind: "signIn",
  to,
  subject: `A mail to ${to}`,
  text,
  html: `<html><head></head><body><h1>${text}</h1></body></html>`,
});
const mails = [
  mailTo("new", "mira@kite.studio", "Your code: 409217, http://localhost/magiclink/a/b"),
  mailTo("old", "timur@kite.studio", "Your code: 117940"),
];

test("the newest mail is shown with its code and link, another one by a click, as text too", async () => {
  await page.viewport(1280, 800);
  await drawn(<OutboxView mails={mails} empty={() => undefined} />);
  await expect.element(page.getByRole("heading", { name: "A mail to mira@kite.studio" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Copy: 409217" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Sign in with the link" }))
    .toHaveAttribute("href", "http://localhost/magiclink/a/b");
  await userEvent.click(page.getByRole("button", { name: /^timur/ }));
  await expect.element(page.getByRole("button", { name: "Copy: 117940" })).toBeVisible();
  await userEvent.click(page.getByText("Text", { exact: true }));
  await expect.element(page.getByText("Your code: 117940")).toBeVisible();
  await userEvent.click(page.getByText("Source", { exact: true }));
  await expect.element(page.getByText(/<h1>Your code: 117940/)).toBeVisible();
});

test("a search leaves the mails that match and says where there are none", async () => {
  await page.viewport(1280, 800);
  await drawn(<OutboxView mails={mails} empty={() => undefined} />);
  await userEvent.fill(page.getByRole("searchbox"), "timur");
  await expect.element(page.getByRole("button", { name: /^mira/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "A mail to timur@kite.studio" })).toBeVisible();
  await userEvent.fill(page.getByRole("searchbox"), "nobody");
  await expect.element(page.getByText("No mail matches “nobody”")).toBeVisible();
});
