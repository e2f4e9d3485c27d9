import { newId, type SpaceId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn, drawnWithLinks } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { EndPart } from "./EndPart.tsx";
import { exampleSettings } from "./fixtures/exampleSettings.ts";
import { SpaceLosses } from "./SpaceLosses.tsx";
import { useSettingsDraft } from "./useSettingsDraft.ts";

afterEach(() => vi.unstubAllGlobals());

const NOTHING = { people: 0, rooms: 1, members: 0, guests: 0, messages: 0 };
const draw = (losses: object | null) => {
  const server = fakeServer();
  if (losses !== null) server.answer("getSpaceLosses", { success: losses });
  return drawn(<SpaceLosses spaceId={newId<SpaceId>()} />);
};

test("before a space is deleted it stands there what goes and who leaves", async () => {
  await draw({ people: 1, rooms: 7, members: 12, guests: 2, messages: 214 });
  await expect.element(page.getByText("7 rooms with everything in them")).toBeVisible();
  await expect.element(page.getByText("1 person inside leaves at once")).toBeVisible();
  await expect.element(page.getByText("12 members lose access")).toBeVisible();
  await expect.element(page.getByText("2 guests lose access")).toBeVisible();
  await expect.element(page.getByText("214 messages in its chats")).toBeVisible();
});

test("what there is none of is not said", async () => {
  await draw(NOTHING);
  await expect.element(page.getByText("1 room with everything in it")).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(1);
});

test("where the numbers do not come it is said in general words", async () => {
  await draw(null);
  await expect.element(page.getByText(/Everyone inside leaves at once/)).toBeVisible();
});

test("a space is deleted only once its name is typed, by the keyboard too", async () => {
  const server = fakeServer();
  server.answer("deleteSpace", { success: {} });
  const settings = exampleSettings();
  const { id: spaceId, name } = settings.space;
  const Part = () => <EndPart form={useSettingsDraft(settings)} />;
  await drawnWithLinks(<Part />);
  await userEvent.click(page.getByRole("button", { name: "Delete the space" }));
  const dialog = page.getByRole("dialog", { name: `Delete “${name}”?` });
  const field = dialog.getByRole("textbox");
  const act = dialog.getByRole("button", { name: "Delete the space" });
  const deletions = () => server.asked.filter(({ operation }) => operation === "deleteSpace");
  await userEvent.fill(field, name.slice(0, -1));
  await userEvent.keyboard("{Enter}");
  await expect.element(act).toBeDisabled();
  expect(deletions()).toEqual([]);
  await userEvent.fill(field, ` ${name} `);
  await userEvent.click(act);
  await expect.poll(deletions).toEqual([{ operation: "deleteSpace", input: { spaceId } }]);
});
