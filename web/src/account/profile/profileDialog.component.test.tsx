import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { ProfileDialog } from "./ProfileDialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const account = exampleAccount();
const name = page.getByLabelText("Name", { exact: true });
const save = page.getByRole("button", { name: "Save" });

test("only what changed is sent, and saving closes the dialog", async () => {
  const server = await open();
  server.answer("updateAccount", { success: { account: { ...account, name: "Mira H." } } });
  await userEvent.fill(name, " Mira H. ");
  await userEvent.click(page.getByTitle("Owl"));
  await userEvent.click(save);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const sent = server.asked.filter(({ operation }) => operation === "updateAccount");
  expect(sent).toEqual([{ operation: "updateAccount", input: { name: "Mira H.", avatarAppearance: "animal:owl" } }]);
});

test("saving without changes asks nothing", async () => {
  const server = await open();
  await userEvent.click(save);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
});

test("nobody can take their name away: the field says so and has the focus", async () => {
  const server = await open();
  await userEvent.fill(name, "  ");
  await userEvent.click(save);
  await expect.element(page.getByText("Enter a name, so that people know who you are")).toBeVisible();
  await expect.element(name).toHaveFocus();
  expect(server.asked).toEqual([]);
});

test("a refusal is said, and what was typed stays", async () => {
  const server = await open();
  server.answer("updateAccount", { forbidden: {} });
  await userEvent.fill(name, "Mira H.");
  await userEvent.click(save);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Sorry, you don't have access");
  await expect.element(name).toHaveValue("Mira H.");
});

test("a picture that is not taken after all changes nothing, and what was typed stays", async () => {
  const server = await open();
  await userEvent.fill(name, "Mira H.");
  await userEvent.upload(page.getByLabelText("Upload a picture"), await pictureFile());
  await expect.element(page.getByRole("dialog", { name: "Your picture" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Cancel" }).last());
  await expect.element(page.getByRole("dialog", { name: "Your picture" })).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Mira H.");
  expect(server.asked).toEqual([]);
});

test("a picture is turned and mirrored before it is cut", async () => {
  await open();
  await userEvent.upload(page.getByLabelText("Upload a picture"), await pictureFile());
  const shape = () => {
    const { naturalWidth = 0, naturalHeight = 0 } = document.querySelector<HTMLImageElement>('img[src^="blob:"]') ?? {};
    return [naturalWidth, naturalHeight];
  };
  await expect.poll(shape).toEqual([60, 40]);
  await userEvent.click(page.getByRole("button", { name: "Turn left" }));
  await expect.poll(shape).toEqual([40, 60]);
  await userEvent.click(page.getByRole("button", { name: "Mirror" }));
  await expect.poll(shape).toEqual([40, 60]);
  await userEvent.click(page.getByRole("button", { name: "Turn left" }));
  await expect.poll(shape).toEqual([60, 40]);
});

test("what is no picture is said to be none, and nothing is cropped", async () => {
  await open();
  await userEvent.upload(page.getByLabelText("Upload a picture"), new File(["x"], "x.png", { type: "image/png" }));
  await expect.element(page.getByRole("alert").first()).not.toBeEmptyDOMElement();
  await expect.element(page.getByRole("dialog", { name: "Your picture" })).not.toBeInTheDocument();
});

async function open() {
  const server = fakeServer();
  await drawn(<Profile />);
  return server;
}

function Profile() {
  const [opened, setOpened] = useState(true);
  return <ProfileDialog account={account} opened={opened} onClose={() => setOpened(false)} />;
}

async function pictureFile(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext("2d")?.fillRect(0, 0, 60, 40);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", { type: "image/png" });
}
