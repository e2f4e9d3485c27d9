import {
  newId,
  PROTOCOL,
  type AccountId,
  type ConnectionId,
  type DownMessage,
  type InvitationId,
  type RecordingId,
  type SpaceId,
} from "@atrium/contract";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { newsHeard, takeNews } from "../platform/data/news.ts";
import { queries } from "../platform/data/queries.ts";
import { drawn } from "../testing/drawn.tsx";
import { exampleAccount, exampleSpace, exampleTeam } from "../testing/examples.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { OverlayHosts } from "../ui/OverlayHosts.tsx";
import { routeTree } from "./routes.tsx";

const team = exampleTeam();

/** The server's end of the account's link. */
class FakeLink extends EventTarget {
  static all: FakeLink[] = [];
  readonly readyState = 1;
  binaryType = "blob";
  hasGreeted = false;
  constructor() {
    super();
    FakeLink.all.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }
  send(text: string): void {
    this.hasGreeted ||= text.includes('"hello"');
  }
  close(): void {}
  tell(message: DownMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  FakeLink.all = [];
  vi.stubGlobal("WebSocket", Object.assign(FakeLink, { OPEN: 1 }));
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

async function dashboardAt(path: string) {
  const server = fakeServer();
  server.at("node.5");
  const answers = {
    getAccountProfile: { account: exampleAccount() },
    listAccountTeams: { teams: [team] },
    getTeam: { team },
    listTeamSpaces: { spaces: [exampleSpace()] },
    listVisitedSpaces: { spaces: [] },
    getUnreadChats: { direct: 0, teams: [] },
    listWaitingInvitations: { invitations: [] },
    listOwnSupportAccess: { accesses: [] },
    listSupportAccess: { accesses: [] },
  };
  for (const [operation, success] of Object.entries(answers)) server.answer(operation, { success });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, context: { queries } });
  await drawn(
    <>
      <RouterProvider router={router} />
      <OverlayHosts />
    </>,
    queries,
  );
  await expect.poll(() => FakeLink.all.at(-1)?.hasGreeted).toBe(true);
  const asked = () => {
    const counts: Record<string, number> = {};
    // What was not answered is asked for again.
    for (const { operation } of server.asked)
      if (Object.hasOwn(answers, operation)) counts[operation] = (counts[operation] ?? 0) + 1;
    return counts;
  };
  const welcome = (changedAt?: string) =>
    FakeLink.all.at(-1)?.tell({
      type: "listening",
      protocol: PROTOCOL,
      accountId: newId<AccountId>(),
      connectionId: newId<ConnectionId>(),
      serverTimeMs: 0,
      ...(changedAt !== undefined && { changedAt }),
    });
  return { server, history, asked, welcome };
}

async function teamPage() {
  const opened = await dashboardAt(`/dashboard/team/${team.id}`);
  await expect.element(page.getByText(exampleSpace().name).first()).toBeVisible();
  await expect.poll(() => queries.isFetching()).toBe(0);
  return opened;
}

test("once its link is open the page of a team asks again only for what has changed", async () => {
  const { asked, welcome } = await teamPage();
  const before = asked();
  welcome("node.4");
  FakeLink.all
    .at(-1)
    ?.tell({ type: "news", news: [{ kind: "changed", operation: "listTeamSpaces", subject: { teamId: team.id } }] });
  const listTeamSpaces = (before["listTeamSpaces"] ?? 0) + 1;
  await expect.poll(() => asked()["listTeamSpaces"]).toBe(listTeamSpaces);
  expect(asked()).toEqual({ ...before, listTeamSpaces });
});

test.each([
  ["something has changed since", "node.5"],
  ["another node answered", "another.1"],
  ["the server does not say when something changed", undefined],
])("what is on screen is asked again once the link is open, if %s", async (_why, changedAt) => {
  const { asked, welcome } = await teamPage();
  const before = asked();
  const again = (operation: string) => (asked()[operation] ?? 0) - (before[operation] ?? 0);
  welcome(changedAt);
  for (const operation of ["listTeamSpaces", "getTeam", "listAccountTeams"])
    await expect.poll(() => again(operation), { message: operation }).toBe(1);
});

test("once somebody else is signed in what is on screen is asked again, however new it is", async () => {
  const { server, asked, welcome } = await teamPage();
  welcome("node.4");
  const before = asked();
  server.answer("getAccountProfile", { success: { account: exampleAccount({ accountId: newId<AccountId>() }) } });
  await queries.invalidateQueries({ queryKey: ["getAccountProfile"] });
  await expect.poll(() => FakeLink.all.length).toBe(2);
  await expect.poll(() => FakeLink.all.at(-1)?.hasGreeted).toBe(true);
  welcome("node.4");
  await expect.poll(() => asked()["listTeamSpaces"]).toBe((before["listTeamSpaces"] ?? 0) + 1);
});

test("a recording that is ready is told on the dashboard, and leads to its space's recordings", async () => {
  const { server, history } = await dashboardAt("/dashboard/account");
  server.answer("takeRecordingNews", { success: { isNews: true } });
  newsHeard.emit({
    kind: "recordingFinished",
    recordingId: newId<RecordingId>(),
    spaceId: newId<SpaceId>(),
    slug: "kestrel",
    roomName: "Lounge",
    state: "ready",
  });
  await expect.element(page.getByText("The recording of Lounge is ready")).toBeVisible();
  await page.getByRole("button", { name: "Open" }).click();
  await expect.poll(() => history.location.href).toBe("/s/kestrel?show=recordings");
});

test("an invitation that comes is told on the dashboard, and leads to where one chooses a team", async () => {
  const { server, history } = await dashboardAt("/dashboard/account");
  await expect.poll(() => queries.getQueryData(["listWaitingInvitations", {}])).toEqual({ invitations: [] });
  const invitation = {
    id: newId<InvitationId>(),
    kind: "spaceGuest",
    role: "GUEST",
    expiresAt: null,
    team: { name: "Crew", color: "#112233", logoImageUrl: null },
    spaceName: "Garden",
    inviterName: "Anna",
  };
  server.answer("listWaitingInvitations", { success: { invitations: [invitation] } });
  takeNews([{ kind: "changed", operation: "listWaitingInvitations", subject: {} }]);
  await expect.element(page.getByText("Anna invites you to Garden")).toBeVisible();
  await page.getByRole("button", { name: "Open" }).click();
  await expect.poll(() => history.location.pathname).toBe("/dashboard/choose-team");
});
