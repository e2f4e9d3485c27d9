import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { exampleGuest, exampleMember, exampleSpaceGuest, exampleSpaceMember } from "../../../testing/examples.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { OverlayHosts } from "../../../ui/OverlayHosts.tsx";
import { exampleSettings } from "../fixtures/exampleSettings.ts";
import { PeoplePart } from "./PeoplePart.tsx";

afterEach(() => vi.unstubAllGlobals());

const kept = exampleSettings();
const { id: spaceId, teamId } = kept.space;
const timur = exampleSpaceMember("timur");
const tom = exampleSpaceGuest("tom");

async function people() {
  const server = fakeServer();
  server.answer("listSpaceMembers", { success: { members: [timur], nextCursor: null } });
  server.answer("listSpaceGuests", { success: { guests: [tom], nextCursor: null } });
  const candidates = [exampleMember("timur", { spaceIds: [spaceId] }), exampleMember("anna"), exampleMember("priya")];
  server.answer("listTeamMembers", { success: { members: candidates, nextCursor: null } });
  server.answer("listTeamGuests", { success: { guests: [exampleGuest("ilya")], nextCursor: null } });
  const changes = [
    "updateSpaceMemberRole",
    "removeSpaceMember",
    "removeSpaceGuest",
    "addSpaceMembers",
    "addSpaceGuests",
  ];
  for (const operation of changes) server.answer(operation, { success: {} });
  await drawn(
    <>
      <PeoplePart form={{ kept }} />
      <OverlayHosts />
    </>,
  );
  return {
    server,
    inputsOf: (name: string) => server.asked.filter((each) => each.operation === name).map((each) => each.input),
  };
}

test("a role is given from its menu at once, and taken back with one press", async () => {
  const { inputsOf } = await people();
  await userEvent.click(page.getByRole("button", { name: "Timur, role: Member" }));
  await userEvent.click(page.getByRole("menuitem", { name: /^Host/ }));
  await expect.element(page.getByText("Timur’s role is now Host")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  const about = { spaceId, accountId: timur.accountId };
  await expect
    .poll(() => inputsOf("updateSpaceMemberRole"))
    .toEqual([
      { ...about, role: "SPACE_MODERATOR" },
      { ...about, role: "SPACE_MEMBER" },
    ]);
});

test("members and guests are taken out after one question, and a refusal is told", async () => {
  const { server, inputsOf } = await people();
  await userEvent.click(page.getByRole("button", { name: "Remove Timur" }));
  expect(inputsOf("removeSpaceMember")).toEqual([]);
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }));
  await expect.poll(() => inputsOf("removeSpaceMember")).toEqual([{ spaceId, accountId: timur.accountId }]);
  server.answer("removeSpaceGuest", { guestNotFound: {} });
  await userEvent.click(page.getByText("Guests", { exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Remove Tom" }));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }));
  await expect.poll(() => inputsOf("removeSpaceGuest")).toEqual([{ spaceId, accountId: tom.accountId }]);
  await expect.element(page.getByText("Tom was removed")).not.toBeInTheDocument();
});

test("people of the team are picked, those who are here already cannot be, and come in with the role", async () => {
  const { inputsOf } = await people();
  await userEvent.click(page.getByRole("button", { name: "Add people" }));
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("checkbox", { name: "Timur" })).toBeDisabled();
  await userEvent.click(dialog.getByRole("checkbox", { name: "Anna" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Priya" }));
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Role" }), "Host");
  await userEvent.click(dialog.getByRole("button", { name: "Add 2 people" }));
  await expect.element(page.getByText("2 people added")).toBeVisible();
  const accountIds = [exampleMember("anna").accountId, exampleMember("priya").accountId];
  expect(inputsOf("addSpaceMembers")).toEqual([{ spaceId, accountIds, role: "SPACE_MODERATOR" }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("guests of the team are added without a role", async () => {
  const { inputsOf } = await people();
  await userEvent.click(page.getByText("Guests", { exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Add people" }));
  await userEvent.click(page.getByRole("dialog").getByRole("checkbox", { name: "Ilya" }));
  await userEvent.click(page.getByRole("button", { name: "Add 1 person" }));
  const accountIds = [exampleGuest("ilya").accountId];
  await expect.poll(() => inputsOf("addSpaceGuests")).toEqual([{ spaceId, accountIds }]);
  expect(inputsOf("listTeamGuests")).toContainEqual({ teamId });
});

test("a search is asked of the server once nobody types, and says when nobody is found", async () => {
  const { server, inputsOf } = await people();
  server.answer("listSpaceMembers", { success: { members: [], nextCursor: null } });
  await userEvent.type(page.getByRole("searchbox", { name: "Name or email" }), "marsela");
  await expect.element(page.getByText("Nobody found")).toBeVisible();
  // Where typing is slow, the beginning of the word was asked for before.
  await expect.poll(() => inputsOf("listSpaceMembers")).toContainEqual({ spaceId, find: "marsela" });
});

test("a list that is refused says why and is asked for again", async () => {
  const server = fakeServer();
  server.answer("listSpaceMembers", { forbidden: {} });
  await drawn(<PeoplePart form={{ kept }} />);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  server.answer("listSpaceMembers", { success: { members: [timur], nextCursor: null } });
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("Timur")).toBeVisible();
});
