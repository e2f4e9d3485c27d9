import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { MailSetting } from "./MailSetting.tsx";

afterEach(() => vi.unstubAllGlobals());

const name = page.getByRole("textbox", { name: "Sender name" });
const prefix = page.getByRole("textbox", { name: "Email prefix" });
const save = page.getByRole("button", { name: "Save sender" });
const unset = { emailSenderName: null, emailPrefix: null, emailDomain: "teams.example.org" };

test("an admin names who the team's emails come from, and takes it out by emptying the fields", async () => {
  const server = fakeServer();
  const team = exampleTeam(unset);
  const kept = { ...team, emailSenderName: "Kite Studio", emailPrefix: "kite" };
  server.answer("updateTeam", { success: { team: kept } });
  await drawn(<MailSetting team={team} />);
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByText(/^What stands before @teams\.example\.org\./)).toBeVisible();
  await userEvent.fill(name, "Kite Studio");
  await userEvent.fill(prefix, "kite");
  await userEvent.click(save);
  await expect
    .poll(() => server.asked.map(({ input }) => input))
    .toEqual([{ teamId: team.id, emailSenderName: "Kite Studio", emailPrefix: "kite" }]);
  await expect.element(save).toBeDisabled();
  await userEvent.clear(name);
  await userEvent.clear(prefix);
  await userEvent.click(save);
  await expect
    .poll(() => server.asked.at(-1)?.input)
    .toEqual({ teamId: team.id, emailSenderName: null, emailPrefix: null });
});

test("a prefix that another team has is refused at its field, in words about it", async () => {
  const server = fakeServer();
  server.answer("updateTeam", { alreadyExists: {} });
  await drawn(<MailSetting team={exampleTeam(unset)} />);
  await userEvent.fill(prefix, "kite");
  await userEvent.click(save);
  await expect.element(prefix).toHaveAccessibleDescription(/Another team has this prefix/);
  await userEvent.fill(prefix, "kites");
  await expect.element(page.getByText("Another team has this prefix")).not.toBeInTheDocument();
});

test("what is no part of an address is not sent", async () => {
  const server = fakeServer();
  await drawn(<MailSetting team={exampleTeam(unset)} />);
  await userEvent.fill(prefix, "kite@studio");
  await userEvent.fill(name, "Kite <x>");
  await userEvent.click(save);
  await expect.element(page.getByText("Please enter valid email prefix")).toBeVisible();
  await expect.element(page.getByText("Without quotes, angle brackets and @")).toBeVisible();
  expect(server.asked).toEqual([]);
});

test("where all emails leave from one address, only a name is asked for", async () => {
  await drawn(<MailSetting team={exampleTeam({ ...unset, emailDomain: null })} />);
  await expect.element(name).toBeVisible();
  await expect.element(prefix).not.toBeInTheDocument();
  await expect.element(page.getByText(/only the name is yours/)).toBeVisible();
});

test("a plan without it says so, and what was set before can be taken out", async () => {
  const server = fakeServer();
  const team = exampleTeam({ ...unset, plan: "startup", emailSenderName: "Kite" });
  server.answer("updateTeam", { success: { team: { ...team, emailSenderName: null } } });
  await drawn(<MailSetting team={team} />);
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(page.getByText(/^It was Kite\./)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Remove sender" }));
  await expect
    .poll(() => server.asked.map(({ input }) => input))
    .toEqual([{ teamId: team.id, emailSenderName: null, emailPrefix: null }]);
});
