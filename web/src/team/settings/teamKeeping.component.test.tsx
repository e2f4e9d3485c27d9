import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { usualKeeping } from "./fixtures/keepingStates.tsx";
import { TeamKeepingSetting } from "./TeamKeepingSetting.tsx";

afterEach(() => vi.unstubAllGlobals());

const messages = page.getByRole("combobox", { name: "Messages" });
const recordings = page.getByRole("combobox", { name: "Recordings" });
const preview = {
  messages: 1240,
  recordings: 1,
  messagesGoAt: "2026-11-22T12:00:00Z",
  recordingsGoAt: "2026-11-29T12:00:00Z",
};

async function shown(keeping: Partial<typeof usualKeeping> = {}, plan: "custom" | "free" = "custom") {
  const server = fakeServer();
  const team = exampleTeam({ plan });
  server.answer("previewTeamKeeping", { success: preview });
  server.answer("updateTeam", { success: { team } });
  await drawn(
    <>
      <TeamKeepingSetting team={team} keeping={{ ...usualKeeping, ...keeping }} />
      <OverlayHosts />
    </>,
  );
  const changes = () => server.asked.filter(({ operation }) => operation === "updateTeam").map(({ input }) => input);
  return { server, team, changes };
}

test("a shorter term is asked about with what it deletes and when, and only then set", async () => {
  const { server, team, changes } = await shown();
  messages.element().focus();
  await userEvent.selectOptions(messages, "30");
  const dialog = page.getByRole("dialog", { name: "Keep messages for 30 days?" });
  await expect.element(dialog.getByText(/^1240 messages will be deleted, not before 22 November 2026/)).toBeVisible();
  expect(server.asked).toEqual([
    { operation: "previewTeamKeeping", input: { teamId: team.id, chatKeptDays: 30, recordingKeptDays: null } },
  ]);
  await dialog.getByRole("button", { name: "Cancel" }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(messages).toBeEnabled();
  await expect.element(messages).toHaveValue("null");
  await expect.element(messages).toHaveFocus();
  expect(changes()).toEqual([]);
  await userEvent.selectOptions(messages, "30");
  await dialog.getByRole("button", { name: "Shorten it" }).click();
  await expect.poll(changes).toEqual([{ teamId: team.id, chatKeptDays: 30 }]);
});

test("of recordings it is said that hosts are told before", async () => {
  const { team, changes } = await shown();
  await userEvent.selectOptions(recordings, "90");
  const dialog = page.getByRole("dialog", { name: "Keep recordings for 90 days?" });
  await expect
    .element(
      dialog.getByText(/^1 recording will be deleted, not before 29 November 2026.*Hosts are told 7 days before/),
    )
    .toBeVisible();
  await dialog.getByRole("button", { name: "Shorten it" }).click();
  await expect.poll(changes).toEqual([{ teamId: team.id, recordingKeptDays: 90 }]);
});

test("a term of recordings that deletes none yet is in force with its day, not with that of the first announced one", async () => {
  const { server } = await shown();
  server.answer("previewTeamKeeping", { success: { ...preview, recordings: 0 } });
  await userEvent.selectOptions(recordings, "180");
  const dialog = page.getByRole("dialog");
  await expect
    .element(dialog.getByText(/^Nothing is that old yet. It is in force from 22 November 2026/))
    .toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).last().click();
});

test("a term that is no shorter than what the plan keeps already is set without a question, and no day is promised", async () => {
  const { server, team, changes } = await shown({ planBindsAt: "1970-01-01T00:00:00Z" }, "free");
  await userEvent.selectOptions(messages, "365");
  await expect.poll(changes).toEqual([{ teamId: team.id, chatKeptDays: 365 }]);
  expect(server.asked).toHaveLength(1);
});

test("the day of a choice is not said where the plan keeps even less", async () => {
  const chosen = { chatDays: 365, chatBindsAt: "2126-11-22T12:00:00Z" } as const;
  await shown({ ...chosen, planBindsAt: "1970-01-01T00:00:00Z" }, "free");
  await expect.element(page.getByText("The free plan keeps messages for 90 days.")).toBeVisible();
  await expect.element(page.getByText(/^In force from/)).not.toBeInTheDocument();
});

test("it is said that direct messages stay", async () => {
  await shown();
  await expect.element(page.getByText(/Direct messages stay/)).toBeVisible();
});

test("a longer term is set without a question", async () => {
  const { server, team, changes } = await shown({ chatDays: 30 });
  await userEvent.selectOptions(messages, "null");
  await expect.poll(changes).toEqual([{ teamId: team.id, chatKeptDays: null }]);
  expect(server.asked).toHaveLength(1);
});

test("where nothing is that old yet, and where more than can be counted goes, that is said", async () => {
  const { server } = await shown();
  server.answer("previewTeamKeeping", { success: { ...preview, messages: 0 } });
  await userEvent.selectOptions(messages, "365");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/^Nothing is that old yet/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).last().click();
  await expect.element(messages).toBeEnabled();
  server.answer("previewTeamKeeping", { success: { ...preview, messages: 10_000 } });
  await userEvent.selectOptions(messages, "7");
  await expect.element(dialog.getByText(/^More than 10000 messages will be deleted/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).last().click();
});

test("a term that does not bind yet says from when on it does", async () => {
  await shown({ chatDays: 30, chatBindsAt: "2026-11-22T12:00:00Z" });
  await expect.element(messages).toHaveValue("30");
  await expect.element(page.getByText(/^In force from 22 November 2026 at .*set it back/)).toBeVisible();
});

test("the free plan says what it keeps, and before that from when on", async () => {
  await shown({ planBindsAt: "1970-01-01T00:00:00Z" }, "free");
  await expect.element(page.getByText("The free plan keeps messages for 90 days.")).toBeVisible();
});

test("a team that came to the free plan reads it before anything goes", async () => {
  await shown({ planBindsAt: "2126-12-21T12:00:00Z" }, "free");
  await expect
    .element(page.getByText("From 21 December 2126 the free plan deletes messages older than 90 days."))
    .toBeVisible();
});

test("a refusal is told, and nothing seems to have changed", async () => {
  const { server, changes } = await shown();
  server.answer("previewTeamKeeping", { forbidden: {} });
  await userEvent.selectOptions(messages, "7");
  await expect.element(page.getByRole("alert").or(page.getByRole("status")).first()).toBeVisible();
  await expect.element(messages).toHaveValue("null");
  expect(changes()).toEqual([]);
});
