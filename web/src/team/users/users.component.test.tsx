import type { TeamGuest, TeamMember } from "@atrium/contract";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { i18n } from "../../platform/i18n/i18n.ts";
import { sayIn } from "../../platform/i18n/texts.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleGuest, exampleMember, exampleProfile, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { GuestsView } from "./GuestsView.tsx";
import { usersTexts } from "./texts.ts";
import { useGuestActs, useMemberActs } from "./useMemberActs.ts";
import { guestsModel, usersModel } from "./usersModel.ts";
import { UsersView } from "./UsersView.tsx";
import { EVERYBODY } from "./wanted.ts";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const mira = exampleMember("mira", { role: "ADMIN" });
const [timur, priya] = [exampleMember("timur"), exampleMember("priya")];
const spaces = [exampleSpace()];
const [onWrite, onWanted] = [vi.fn(), vi.fn()];

function Users({ members }: { members: readonly TeamMember[] }) {
  const acts = useMemberActs(team.id);
  const needs = {
    team,
    members,
    spaces,
    ownId: mira.accountId,
    nowMs: 0,
    locale: "en" as const,
    say: sayIn(usersTexts, "en"),
  };
  return (
    <>
      <UsersView
        team={team}
        lines={usersModel(needs)}
        spaces={spaces}
        wanted={EVERYBODY}
        onWanted={onWanted}
        more={null}
        acts={acts}
        ownId={mira.accountId}
        onWrite={onWrite}
      />
      <OverlayHosts />
    </>
  );
}

async function usersPage() {
  const server = fakeServer();
  for (const operation of ["updateTeamMemberRole", "demoteTeamMember", "removeTeamMember"])
    server.answer(operation, { success: {} });
  await drawn(<Users members={[mira, timur, priya]} />);
  await i18n.changeLanguage("en");
  return server;
}

test("a role is given from its menu, at once; making a guest asks first", async () => {
  const server = await usersPage();
  await userEvent.click(page.getByRole("button", { name: "Timur, role: Member" }));
  await userEvent.click(page.getByRole("menuitem", { name: /^Admin/ }));
  await expect.element(page.getByText("Timur’s role is now Admin")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Timur, role: Member" }));
  await userEvent.click(page.getByRole("menuitem", { name: /^Guest/ }));
  expect(server.asked).toHaveLength(1);
  await userEvent.click(page.getByRole("button", { name: "Make guest" }));
  await expect
    .poll(() => server.asked.map(({ operation }) => operation))
    .toEqual(["updateTeamMemberRole", "demoteTeamMember"]);
});

test("several are removed after one question, oneself never, and the selection goes", async () => {
  const server = await usersPage();
  await userEvent.click(page.getByRole("checkbox", { name: "Select all" }));
  await expect.element(page.getByText("2 selected").first()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Remove", exact: true }));
  await expect.element(page.getByText("Remove 2 people from the team?")).toBeVisible();
  expect(server.asked).toEqual([]);
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }));
  await expect
    .poll(() => server.asked.map(({ input }) => input))
    .toEqual([
      { teamId: team.id, accountId: timur.accountId },
      { teamId: team.id, accountId: priya.accountId },
    ]);
  await expect.element(page.getByText("2 selected")).not.toBeInTheDocument();
});

test("a refusal is told in its own words, and the selection stays", async () => {
  const server = await usersPage();
  server.answer("removeTeamMember", { cannotRemoveLastAdmin: {} });
  await userEvent.click(page.getByRole("checkbox", { name: "Select Timur" }));
  await userEvent.click(page.getByRole("button", { name: "Remove", exact: true }));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }));
  await expect.element(page.getByText(/at least one admin/)).toBeVisible();
  await expect.element(page.getByText("1 selected").first()).toBeVisible();
});

const tom = exampleGuest("tom");

function Guests({ guests = [tom] }: { guests?: readonly TeamGuest[] }) {
  const say = sayIn(usersTexts, "en");
  const needs = { team, guests, spaces, nowMs: Date.parse("2026-11-21T10:00:00Z"), locale: "en" as const, say };
  return (
    <>
      <GuestsView
        team={team}
        lines={guestsModel(needs)}
        spaces={spaces}
        wanted={{ ...EVERYBODY, tab: "guests" }}
        onWanted={() => undefined}
        more={null}
        acts={useGuestActs(team.id)}
        ownId={null}
        onWrite={onWrite}
      />
      <OverlayHosts />
    </>
  );
}

test("a guest becomes a member at once, and is added to the spaces that are ticked", async () => {
  const server = fakeServer();
  server.answer("promoteTeamGuest", { success: {} });
  server.answer("setTeamGuestSpaces", { success: {} });
  await drawn(<Guests />);
  await userEvent.click(page.getByRole("button", { name: "Make Tom a member" }));
  await expect.element(page.getByText("Tom’s role is now Member")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Tom: actions" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Spaces…" }));
  await userEvent.click(page.getByRole("checkbox", { name: "Kite HQ" }));
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByText("Spaces saved")).toBeVisible();
  expect(server.asked).toEqual([
    { operation: "promoteTeamGuest", input: { teamId: team.id, accountId: tom.accountId } },
    {
      operation: "setTeamGuestSpaces",
      input: { teamId: team.id, accountId: tom.accountId, spaceIds: [spaces[0]?.id] },
    },
  ]);
});

test("those who are selected are added to a space in one call, and the selection goes", async () => {
  const server = await usersPage();
  server.answer("addSpaceMembers", { success: {} });
  await userEvent.click(page.getByRole("checkbox", { name: "Select all" }));
  await userEvent.click(page.getByRole("button", { name: "Add to space" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Kite HQ" }));
  await expect.element(page.getByText("2 people added to Kite HQ")).toBeVisible();
  expect(server.asked.map(({ input }) => input)).toEqual([
    { spaceId: spaces[0]?.id, accountIds: [timur.accountId, priya.accountId] },
  ]);
  await expect.element(page.getByText("2 selected")).not.toBeInTheDocument();
});

test("a name opens their card, and the card says why where it does not come", async () => {
  const server = await usersPage();
  server.answer("getTeamMemberProfile", { success: { profile: exampleProfile("timur") } });
  await userEvent.click(page.getByRole("button", { name: "Profile of Timur" }));
  await expect.element(page.getByRole("dialog").getByText("she / her · Member")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Message", exact: true }));
  expect(onWrite).toHaveBeenCalledWith(timur.accountId);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  server.answer("getTeamMemberProfile", { memberNotFound: {} });
  await userEvent.click(page.getByRole("button", { name: "Profile of Priya" }));
  await expect.element(page.getByRole("alert")).toBeVisible();
});

test("several guests leave at once, after one question, and who has no e-mail is offered no membership", async () => {
  const server = fakeServer();
  server.answer("removeTeamGuest", { success: {} });
  const oksana = exampleGuest("oksana", { name: "Oksana", email: null, isTemporary: true });
  await drawn(<Guests guests={[tom, oksana]} />);
  await userEvent.click(page.getByRole("checkbox", { name: "Select Tom" }));
  await expect.element(page.getByRole("button", { name: "Make member", exact: true })).toBeVisible();
  await userEvent.click(page.getByRole("checkbox", { name: "Select all" }));
  await expect.element(page.getByRole("button", { name: "Make member", exact: true })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Remove", exact: true }));
  await expect.element(page.getByText("Remove 2 guests?")).toBeVisible();
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }));
  await expect.element(page.getByText("2 people removed from the team")).toBeVisible();
  expect(server.asked).toEqual(
    [tom, oksana].map(({ accountId }) => ({ operation: "removeTeamGuest", input: { teamId: team.id, accountId } })),
  );
});

test("a banned guest is marked in the list, and let in again from their row", async () => {
  const server = fakeServer();
  server.answer("liftBan", { success: {} });
  const [first] = spaces;
  const banned = { ...tom, bans: first === undefined ? [] : [{ spaceId: first.id, until: null }] };
  await drawn(<Guests guests={[banned]} />);
  await expect.element(page.getByText("Banned for ever")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Let Tom in again" }));
  await expect.element(page.getByText("Tom can come in again")).toBeVisible();
  expect(server.asked).toEqual([{ operation: "liftBan", input: { spaceId: first?.id, accountId: tom.accountId } }]);
});

test("a file of contacts is one press away, and so is the mail", async () => {
  await usersPage();
  await userEvent.click(page.getByRole("button", { name: "Import CSV" }));
  await expect.element(page.getByRole("radio", { name: /CSV/ })).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Invite people" }));
  await expect.element(page.getByRole("radio", { name: /mail/i })).toBeChecked();
});

test("the list is saved as a file with everybody on every page", async () => {
  const server = await usersPage();
  const saved = vi.spyOn(URL, "createObjectURL");
  server.answer("listTeamMembers", { success: { members: [mira], nextCursor: null } });
  await userEvent.click(page.getByRole("button", { name: "Download as CSV" }));
  await expect.element(page.getByText("List saved")).toBeVisible();
  expect(server.asked).toEqual([{ operation: "listTeamMembers", input: { teamId: team.id, count: 500 } }]);
  expect(saved).toHaveBeenCalledOnce();
});

test("a column that is switched off is gone from every line, and comes back", async () => {
  await page.viewport(1280, 800);
  await usersPage();
  const seen = page.getByText("Last seen");
  await expect.element(seen).toBeVisible();
  const toggle = async () => {
    await userEvent.click(page.getByRole("button", { name: "Columns" }));
    await userEvent.click(page.getByRole("menuitemcheckbox", { name: "Last seen" }));
    await userEvent.keyboard("{Escape}");
  };
  await toggle();
  await expect.element(seen).not.toBeVisible();
  await toggle();
  await expect.element(seen).toBeVisible();
});

test("guests' visits are a column that can be switched off, and comes back", async () => {
  await page.viewport(1280, 800);
  await drawn(<Guests />);
  await i18n.changeLanguage("en");
  const visits = page.getByRole("button", { name: "Sort by Visits" });
  await expect.element(visits).toBeVisible();
  const toggle = async () => {
    await userEvent.click(page.getByRole("button", { name: "Columns" }));
    await userEvent.click(page.getByRole("menuitemcheckbox", { name: "Visits" }));
    await userEvent.keyboard("{Escape}");
  };
  await toggle();
  await expect.element(visits).not.toBeInTheDocument();
  await toggle();
  await expect.element(visits).toBeVisible();
});

test("where the window has no room for guests' visits, the menu has no column of them", async () => {
  onTestFinished(async () => page.viewport(1280, 800));
  await page.viewport(1024, 768);
  await drawn(<Guests />);
  await i18n.changeLanguage("en");
  await userEvent.click(page.getByRole("button", { name: "Columns" }));
  const items = page.getByRole("menuitemcheckbox");
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().map(({ textContent }) => textContent)).toEqual(["Spaces", "Last seen"]);
  await page.viewport(1181, 768);
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Visits" })).toBeVisible();
});

test("on a phone, where columns have no heads, a menu sorts, and people can be invited as well", async () => {
  await page.viewport(390, 844);
  await usersPage();
  await userEvent.click(page.getByRole("button", { name: "Sort" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Sort by Last seen" }));
  expect(onWanted).toHaveBeenCalledWith({ ...EVERYBODY, sort: "seen" });
  await expect.element(page.getByRole("button", { name: "Invite people" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Import CSV" })).not.toBeInTheDocument();
});
