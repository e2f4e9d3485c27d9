import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const field = page.getByRole("textbox", { name: "Message Studio" });
const files = page.getByRole("list", { name: "Attached files" });
const send = page.getByRole("button", { name: "Send" });
const sent = page.getByRole("list", { name: "Messages" }).getByText("Minutes");

const pick = async (file: File) =>
  userEvent.upload(page.elementLocator(document.querySelector<HTMLElement>("input[type=file]") ?? document.body), file);

test("a wrong file says its name and why, holds up no words, and is taken away", async () => {
  await drawn(<FixtureChat sent={["Earlier"]} />);
  await expect.element(field).toBeVisible();
  await pick(new File(["x"], "minutes.zip", { type: "application/zip" }));
  await expect.element(files.getByText("minutes.zip")).toBeVisible();
  await expect.element(files.getByRole("alert")).toHaveTextContent("This type of file is not supported");
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
  await userEvent.type(field, "Minutes");
  await expect.element(send).toHaveAttribute("aria-disabled", "false");
  await userEvent.keyboard("{Enter}");
  await expect.element(sent).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.element(files.getByText("minutes.zip")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Remove minutes.zip" }));
  await expect.element(files).not.toBeInTheDocument();
});

test("a file is offered to be uploaded again where that may help, and not where the file itself is wrong", async () => {
  await drawn(<FixtureChat sent={["Earlier"]} />);
  await expect.element(field).toBeVisible();
  await pick(new File(["x"], "minutes.zip", { type: "application/zip" }));
  await expect.element(files.getByRole("alert")).toBeVisible();
  // There is no server: the upload fails, although the file is valid.
  await pick(new File(["x"], "tea.png", { type: "image/png" }));
  await expect.element(page.getByRole("button", { name: "Upload again: tea.png" })).toBeVisible();
  expect(page.getByRole("button", { name: /^Upload again/ }).elements()).toHaveLength(1);
});
