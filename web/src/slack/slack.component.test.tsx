import { errorText, must, type SlackWorkspace } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { exampleSpace, exampleTeam } from "../testing/examples.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { OverlayHosts } from "../ui/OverlayHosts.tsx";
import { hearReturned, tellReturned } from "./slackReturn.ts";
import { TeamSlack } from "./TeamSlack.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const team = exampleTeam();
const space = exampleSpace();
const teamId = team.id;
const workspace: SlackWorkspace = {
  name: "Kite Studio",
  connectedByName: "Тимур",
  connectedAt: "2026-11-01T10:00:00Z",
  peopleCount: 9,
  lastPostedAt: null,
  isBroken: false,
};
const lobby = { id: "C01", name: "hq-lobby" };
const design = { id: "C02", name: "design" };
const posting = { channel: lobby, isOn: true, lastPostedAt: null, isChannelLost: false };
const post = page.getByRole("switch", { name: "Post from Kite HQ" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

interface Told {
  shown?: SlackWorkspace | null;
  isSetUp?: boolean;
  mayManage?: boolean;
  isOwn?: boolean;
  /** The operation that is refused at first. */
  refused?: string;
}

async function settings({ refused, ...told }: Told = {}) {
  const { shown = workspace, isSetUp = true, mayManage = true, isOwn = false } = told;
  const server = fakeServer();
  const channels = shown === null ? [] : [lobby, design];
  server.answer("listTeamSlackChannels", { success: { isSetUp, workspace: shown, channels } });
  server.answer("getSpaceSlackIntegration", { success: { posting } });
  server.answer("updatePostingSpaceToSlackToChannel", { success: { posting } });
  const integration = isOwn ? { workspaceName: "Kite Studio", connectedAt: "2026-11-01T10:00:00Z" } : null;
  const workspaceName = shown?.name ?? null;
  server.answer("getTeamMemberSlackIntegration", { success: { workspaceName, integration } });
  if (refused !== undefined) server.answer(refused, { forbidden: {} });
  await drawn(
    <>
      <TeamSlack team={team} spaces={[space]} mayManage={mayManage} />
      <OverlayHosts />
    </>,
  );
  const sent = (operation: string) =>
    server.asked.filter((each) => each.operation === operation).map(({ input }) => input);
  return { server, sent };
}

/** What the browser does with a window that a page opens. */
function slackWindow() {
  const opened = { location: { href: "" }, close: vi.fn() };
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  return opened;
}

test("an admin sees who connected the team, and chooses and switches the channel of a space", async () => {
  const { server, sent } = await settings();
  await expect.element(page.getByText("Kite Studio workspace, added by Тимур")).toBeVisible();
  await expect.element(page.getByText("9 people show “In Atrium”")).toBeVisible();
  const channel = page.getByRole("combobox", { name: "Channel of Kite HQ" });
  await expect.element(channel).toHaveValue("#hq-lobby");
  server.answer("getSpaceSlackIntegration", { success: { posting: { ...posting, channel: design } } });
  await userEvent.click(channel);
  await userEvent.click(page.getByRole("option", { name: "#design" }));
  const asked = () => sent("updatePostingSpaceToSlackToChannel");
  await expect.poll(asked).toEqual([{ spaceId: space.id, channelId: design.id, isOn: true }]);
  await post.click({ force: true });
  await expect.poll(asked).toContainEqual({ spaceId: space.id, channelId: design.id, isOn: false });
});

test("what is chosen stands at once and keeps the keyboard's focus, and is taken back if it is refused", async () => {
  const { server, sent } = await settings();
  const asked = () => sent("updatePostingSpaceToSlackToChannel");
  await expect.element(post).toBeChecked();
  server.hold();
  post.element().focus();
  await userEvent.keyboard(" ");
  await expect.poll(asked).toEqual([{ spaceId: space.id, channelId: lobby.id, isOn: false }]);
  await expect.element(post).not.toBeChecked();
  await expect.element(post).toHaveFocus();
  server.answer("updatePostingSpaceToSlackToChannel", { slackChannelNotFound: {} });
  server.letGo();
  await expect.element(post).toBeChecked();
  await expect.element(post).toHaveFocus();
  await expect.element(page.getByText(errorText("slackChannelNotFound", "en"))).toBeVisible();
});

test("connecting leads through Slack's window, and what it brings back is sent once", async () => {
  const { server, sent } = await settings({ shown: null });
  const opened = slackWindow();
  server.answer("getTeamSlackLink", { success: { url: "https://slack.com/oauth/v2/authorize?state=one" } });
  server.answer("integrateTeamSlack", { success: { workspace } });
  await userEvent.click(button("Connect"));
  await expect.element(page.getByText("Continue in the window of Slack.")).toBeVisible();
  expect(opened.location.href).toContain("state=one");
  tellReturned("stray", "another");
  tellReturned("the code", "one");
  const once = [{ teamId, code: "the code", state: "one" }];
  await expect.poll(() => sent("integrateTeamSlack")).toEqual(once);
  await expect.element(page.getByText("Continue in the window of Slack.")).not.toBeInTheDocument();
  await expect.element(button("Connect")).toBeEnabled();
  // What is told last is heard last.
  const heard = vi.fn();
  const stop = hearReturned({ state: "last", from: window }, heard);
  tellReturned("the code", "one");
  tellReturned(null, "last");
  await expect.poll(() => heard.mock.calls).toEqual([[null]]);
  await expect.element(button("Connect")).toBeEnabled();
  expect(sent("integrateTeamSlack")).toEqual(once);
  stop();
});

test("a browser that opens no window, and a Slack that does not answer, are said", async () => {
  const { server } = await settings({ shown: null });
  const opening = vi.spyOn(window, "open").mockReturnValue(null);
  await userEvent.click(button("Connect"));
  await expect.element(page.getByText("The browser did not open Slack’s window.", { exact: false })).toBeVisible();
  opening.mockRestore();
  slackWindow();
  server.answer("getTeamSlackLink", { success: { url: "https://slack.com/oauth/v2/authorize?state=two" } });
  server.answer("integrateTeamSlack", { unknownError: {} });
  await userEvent.click(button("Connect"));
  await expect.element(page.getByText("Continue in the window of Slack.")).toBeVisible();
  tellReturned("the code", "two");
  await expect.element(page.getByText("Slack is not responding. Try again later.")).toBeVisible();
});

test("a disconnection that is refused is said, and Slack stays", async () => {
  const { server, sent } = await settings();
  server.answer("deleteTeamSlackIntegration", { forbidden: {} });
  await userEvent.click(button("Disconnect"));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Disconnect" }));
  await expect.element(page.getByText(errorText("forbidden", "en"))).toBeVisible();
  expect(sent("deleteTeamSlackIntegration")).toEqual([{ teamId }]);
  await expect.element(page.getByText("Connected", { exact: true })).toBeVisible();
});

test("a connection that does not load is said, and can be asked for again", async () => {
  const { server } = await settings({ refused: "listTeamSlackChannels" });
  const failed = page.getByText("The integrations could not be loaded.");
  await expect.element(failed).toBeVisible();
  await expect.element(page.getByText("What Kite Studio is connected to.")).toBeVisible();
  server.answer("listTeamSlackChannels", { success: { isSetUp: true, workspace: null, channels: [] } });
  button("Try again").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(button("Connect")).toHaveFocus();
});

test("a channel that does not load is not said to be none, and can be asked for again", async () => {
  const { server } = await settings({ refused: "getSpaceSlackIntegration" });
  await expect.element(page.getByText("The channel could not be loaded.")).toBeVisible();
  const channel = page.getByRole("combobox", { name: "Channel of Kite HQ" });
  await expect.element(channel).not.toBeInTheDocument();
  server.answer("getSpaceSlackIntegration", { success: { posting } });
  button("Try again").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(channel).toHaveValue("#hq-lobby");
  await expect.element(channel).toHaveFocus();
});

test("where Slack is not set up there is nothing to press, and it says why", async () => {
  await settings({ shown: null, isSetUp: false });
  await expect.element(page.getByText("Slack is not set up on this server")).toBeVisible();
  await expect.element(button("Connect")).not.toBeInTheDocument();
});

test("a member decides only for themselves, and for nothing while the team is not connected", async () => {
  const { server, sent } = await settings({ mayManage: false, isOwn: true });
  await expect.element(page.getByText("Shown in Kite Studio")).toBeVisible();
  expect(sent("listTeamSlackChannels")).toEqual([]);
  server.answer("deleteTeamMemberSlackIntegration", { success: {} });
  await userEvent.click(button("Stop"));
  await expect.poll(() => sent("deleteTeamMemberSlackIntegration")).toEqual([{ teamId }]);
});

test("a message of another window or site is not taken for Slack's", () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const from = must(frame.contentWindow, "it is in the document");
  const heard = vi.fn();
  const stop = hearReturned({ state: "mine", from }, heard);
  const tell = (origin: string, source: Window, state = "mine") => {
    const data = { kind: "slackReturned", code: `of ${origin}`, state };
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  };
  tell("https://evil.example", from);
  tell(location.origin, window);
  tell(location.origin, from, "another");
  expect(heard).not.toHaveBeenCalled();
  tell(location.origin, from);
  expect(heard.mock.calls).toEqual([[`of ${location.origin}`]]);
  stop();
  frame.remove();
});
