import { TextInput } from "@mantine/core";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { ActFormView, FormDialog } from "./FormDialog.tsx";
import { useActForm } from "./useActForm.ts";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();

function Renaming() {
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setName(team.name)}>
        Open
      </button>
      <FormDialog opened={name !== null} onClose={() => setName(null)} title={name === null ? "" : `Rename ${name}`}>
        {name === null ? null : <NameForm onDone={() => setName(null)} />}
      </FormDialog>
    </>
  );
}

function NameForm({ onDone }: { onDone: () => void }) {
  const form = useActForm("updateTeam", {
    initial: { name: team.name },
    input: ({ name }) => (name === team.name ? null : { teamId: team.id, name }),
    onDone,
    refusals: { alreadyExists: "name" },
  });
  return (
    <ActFormView form={form} act="Save">
      <TextInput {...form.field("name")} label="Name" data-autofocus />
    </ActFormView>
  );
}

const field = page.getByLabelText("Name", { exact: true });
const save = page.getByRole("button", { name: "Save" });

test("the field has the focus, a fault gives it back, and the server is not asked about what does not fit", async () => {
  const server = fakeServer();
  await open();
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, "  ");
  await userEvent.click(save);
  await expect.element(page.getByText("Fill this in")).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(server.asked).toEqual([]);
});

test("a refusal that a field answers for stands under it, any other under them all, and typing takes both away", async () => {
  const server = fakeServer();
  await open();
  server.answer("updateTeam", { alreadyExists: {} });
  await userEvent.fill(field, "Kites");
  await userEvent.click(save);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, "Kestrels");
  await expect.element(field).not.toHaveAttribute("aria-invalid", "true");
  server.answer("updateTeam", { forbidden: {} });
  await userEvent.click(save);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Sorry, you don't have access");
  await userEvent.fill(field, "Kites");
  await expect.element(page.getByText("Sorry, you don't have access")).not.toBeInTheDocument();
});

test("what differs in nothing is not asked, and the focus goes back to what opened the dialog", async () => {
  const server = fakeServer();
  await open();
  await userEvent.click(save);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("a dialog keeps what it shows while it closes", async () => {
  fakeServer();
  await open();
  const dialog = page.getByRole("dialog").element();
  const emptied: string[] = [];
  const watch = new MutationObserver(() => {
    if (dialog.isConnected && !dialog.textContent.includes(`Rename ${team.name}`)) emptied.push(dialog.textContent);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  watch.disconnect();
  expect(emptied).toEqual([]);
});

async function open(): Promise<void> {
  await drawn(<Renaming />);
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
}
