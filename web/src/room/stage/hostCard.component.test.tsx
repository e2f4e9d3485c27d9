import type { StageState } from "@atrium/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress, type FixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

/** A stage as its host sees it, or one of its audience; what they ask of it is noted. */
async function onStage(
  parts: Readonly<Record<string, StageState>>,
  isHost = true,
  questions: Readonly<Record<string, string>> = {},
) {
  const calls: unknown[] = [];
  const people = cast.map((person, at) =>
    at === 0 ? { ...person, role: isHost ? ("SPACE_ADMIN" as const) : ("SPACE_MEMBER" as const) } : person,
  );
  const fixture = fixtureRoom({ people, parts, questions, room: { type: "stage" }, unshown: 4802 });
  const port: typeof fixture = {
    ...fixture,
    call: async (operation, input) => {
      if (/stage|hand|muteParticipant|updateRoom/i.test(operation)) calls.push([operation, input]);
      return fixture.call(operation, input);
    },
  };
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  live.emit = fixture.emitLive;
  live.tell = fixture.tell;
  live.tellPart = fixture.tellPart;
  return calls;
}
/** What the server sends to the stage that is drawn. */
const live: Partial<Pick<FixtureRoom, "tell" | "tellPart">> & { emit?: FixtureRoom["emitLive"] } = {};

/** Minutes are counted from when the stage is drawn: however slow the test is, none goes by. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}
const card = page.getByTestId("stage-card");
const rowsOf = (list: string) => page.getByRole("list", { name: list }).getByRole("listitem");

test("a host sees how many hands are up and how long each has waited, also on the button that opens them", async () => {
  stopTheClock();
  const calls = await onStage({ oleg: "hand", priya: "hand", jonas: "hand" });
  await expect.element(page.getByRole("button", { name: "Hands and stage, 3" })).toBeVisible();
  await expect.element(card.getByRole("heading", { name: /^Raised hands/u })).toHaveTextContent("Raised hands3");
  await expect.element(rowsOf("Raised hands").nth(0).getByText("7 min")).toBeVisible();
  await expect.element(rowsOf("Raised hands").nth(2).getByText("5 min")).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Accept Jonas Lindqvist's hand" }));
  expect(calls).toEqual([["allowToStage", { accountId: idOf("jonas") }]]);
});

test("a host sees for how long each presenter is on, and silences one", async () => {
  stopTheClock();
  const calls = await onStage({ kofi: "on", priya: "on" });
  await userEvent.click(page.getByRole("button", { name: "Hands and stage" }));
  await expect.element(card.getByText("On for 7 min")).toBeVisible();
  await expect.element(card.getByText("Muted, 6 min")).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Mute Kofi Mensah" }));
  await expect.element(card.getByRole("button", { name: "Mute Priya Raman" })).not.toBeInTheDocument();
  expect(calls).toEqual([["muteParticipant", { accountId: idOf("kofi"), audio: true, video: false }]]);
});

test("of whoever has only just come on, no length of time is said", async () => {
  stopTheClock();
  await onStage({ kofi: "on" });
  await userEvent.click(page.getByRole("button", { name: "Hands and stage" }));
  await expect.element(card.getByText("On for 7 min")).toBeVisible();
  vi.setSystemTime(Date.now() - 449_000);
  await expect.element(card.getByText("Just came on")).toBeVisible();
});

test("the free place among the tiles leads a host to whom they can bring on; the audience has none", async () => {
  await onStage({ kofi: "on" });
  const free = page.getByTestId("stage").getByRole("button", { name: /^Bring someone on/u });
  await expect.element(free.getByText("11 of 12 places are free")).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  await userEvent.click(free);
  await expect.element(card).toBeVisible();
});

test("while somebody is on, the stage is marked as live", async () => {
  await onStage({ kofi: "on" }, false);
  await expect.element(page.getByTestId("live-mark")).toHaveTextContent("Live");
  await expect.element(page.getByRole("button", { name: /^Lounge, Live/u })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Bring someone on/u })).not.toBeInTheDocument();
});

test("while nobody is on, the stage is not live", async () => {
  await onStage({ oleg: "hand" });
  await expect.element(card).toBeVisible();
  await expect.element(page.getByTestId("live-mark")).not.toBeInTheDocument();
});

test("whoever gets ready reads who said yes and sees who is on", async () => {
  await onStage({ kofi: "on", lena: "on", arina: "allowed" }, false);
  await userEvent.click(page.getByRole("button", { name: "Accepted" }));
  const dialog = page.getByRole("dialog", { name: "You are next on stage" });
  await expect.element(dialog.getByText("Grace Adeyemi said yes to your hand.", { exact: false })).toBeVisible();
  await expect.element(dialog.getByText("2 of 12")).toBeVisible();
  await expect.element(dialog.getByRole("list", { name: "On stage now" }).getByText("Kofi Mensah")).toBeVisible();
});

test("on a phone a red bar says how many watch, and leads down", async () => {
  await page.viewport(390, 844);
  const calls = await onStage({ arina: "on" }, false);
  const bar = page.getByRole("region", { name: "Step down" });
  await expect.element(bar.getByText("On stage, 4,811 watch")).toBeVisible();
  await userEvent.click(bar.getByRole("button", { name: "Step down" }));
  expect(calls).toEqual([["leaveStage", {}]]);
  await page.viewport(1024, 768);
});

test("an admin changes what the audience reads where it stands, and an untouched line is not sent", async () => {
  const calls = await onStage({ oleg: "hand" });
  const title = card.getByRole("textbox", { name: "Title" });
  await userEvent.fill(title, "What autumn taught us");
  await userEvent.keyboard("{Enter}");
  await userEvent.click(card.getByRole("textbox", { name: "Description" }));
  await userEvent.tab();
  expect(calls).toEqual([["updateRoom", { stageTitle: "What autumn taught us" }]]);
});

test("the whole audience opens as a list, with how many more there are", async () => {
  await onStage({ kofi: "on" }, false);
  await userEvent.click(page.getByRole("button", { name: "Show the whole audience" }));
  const list = page.getByRole("dialog", { name: "Show the whole audience" });
  await expect.element(list.getByRole("button", { name: /^Arina Vesnina/u })).toBeVisible();
  await expect.element(list.getByText("and 4,802 more")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Show the whole audience" })).toHaveFocus();
});

test("reactions are counted beside the audience", async () => {
  await onStage({ kofi: "on" }, false);
  await expect.element(page.getByTestId("stage")).toBeVisible();
  for (const emotion of ["👏", "❤️", "👏"] as const)
    live.emit?.({ type: "emotion", accountId: idOf("marina"), emotion });
  await expect.element(page.getByRole("group", { name: "Reactions in the last minute" })).toHaveTextContent("👏 2❤️ 1");
});

test("on a phone a line leads to the chat", async () => {
  await page.viewport(390, 844);
  await onStage({ kofi: "on" }, false);
  await userEvent.click(page.getByRole("button", { name: "Write to everyone" }));
  await expect.element(page.getByRole("dialog", { name: "Chat" })).toBeVisible();
  await page.viewport(1024, 768);
});

test("on a stage the chat is one press away", async () => {
  await onStage({ kofi: "on" }, false);
  const toolbar = page.getByRole("toolbar");
  await expect.element(toolbar.getByRole("button", { name: "Chat" })).toBeVisible();
});

test.each([
  [390, 844],
  [667, 375],
])(
  "on a phone of %i x %i a raised hand is said in one line, which leads to the card and leaves the stage in sight",
  async (w, h) => {
    onTestFinished(async () => page.viewport(1024, 768));
    await page.viewport(w, h);
    await onStage({ kofi: "on", oleg: "hand", priya: "hand", jonas: "ready" });
    const line = page.getByTestId("stage-waiting-hands");
    await expect.element(line.getByText("Raised hands: 2")).toBeVisible();
    await expect.element(line.getByText("Backstage: 1")).toBeVisible();
    expect(card.elements()).toEqual([]);
    await userEvent.click(line.getByRole("button", { name: "Open" }));
    await expect.element(card).toBeVisible();
    await expect.element(line).not.toBeInTheDocument();
    await userEvent.click(card.getByRole("button", { name: "Hide" }));
    await expect.element(card).not.toBeInTheDocument();
  },
);

test("on a phone a host by the keyboard comes from the line into the card and back to it", async () => {
  onTestFinished(async () => page.viewport(1024, 768));
  await page.viewport(390, 844);
  await onStage({ kofi: "on", oleg: "hand" });
  const open = page.getByTestId("stage-waiting-hands").getByRole("button", { name: "Open" });
  await expect.element(open).toBeVisible();
  open.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByRole("button", { name: "Hide" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(open).toHaveFocus();
});

test("on a phone the first hand is said to a host where it was silent before", async () => {
  onTestFinished(async () => page.viewport(1024, 768));
  await page.viewport(390, 844);
  await onStage({ kofi: "on", oleg: "on" });
  const said = page.getByTestId("stage-waiting-said");
  await expect.element(said).toHaveTextContent("");
  const there = said.element();
  expect(there.getAttribute("role")).toBe("status");
  live.tellPart?.("oleg", { state: "hand" });
  await expect.element(said).toHaveTextContent("Raised hands: 1");
  expect(said.element()).toBe(there);
});

test("on a phone the room's name says how many are here, also those who are counted only", async () => {
  onTestFinished(async () => page.viewport(1024, 768));
  await page.viewport(390, 844);
  await onStage({ kofi: "on" }, false);
  await expect.element(page.getByRole("button", { name: "Lounge 4,812 people" })).toBeVisible();
});

test("whoever gets ready reads how many watch as numbers are written", async () => {
  await onStage({ kofi: "on", lena: "on", arina: "allowed" }, false);
  await userEvent.click(page.getByRole("button", { name: "Accepted" }));
  const dialog = page.getByRole("dialog", { name: "You are next on stage" });
  await expect.element(dialog.getByText("4,810 people are watching.", { exact: false })).toBeVisible();
});

test("somebody whose hand is up writes what they would ask, which hosts read", async () => {
  const calls = await onStage({ arina: "hand" }, false);
  const mine = page.getByTestId("stage-hand");
  await userEvent.fill(mine.getByRole("textbox", { name: "Your question" }), "  Which rooms did you close?  ");
  await userEvent.click(mine.getByRole("button", { name: "Send" }));
  expect(calls).toEqual([["raiseHand", { question: "Which rooms did you close?" }]]);
});

test("an empty question is not sent", async () => {
  const calls = await onStage({ arina: "hand" }, false);
  await userEvent.click(page.getByTestId("stage-hand").getByRole("button", { name: "Send" }));
  expect(calls).toEqual([]);
});

test("a host reads the question under the name", async () => {
  await onStage({ oleg: "hand" }, true, { oleg: "Which rooms did you close?" });
  await expect.element(rowsOf("Raised hands").nth(0).getByText("Which rooms did you close?")).toBeVisible();
});

test("whoever is accepted has their question before them", async () => {
  await onStage({ arina: "allowed" }, false, { arina: "Which rooms did you close?" });
  await expect.element(page.getByTestId("stage-asked").getByText("Which rooms did you close?")).toBeVisible();
});

test("whoever is accepted sees the face of the host who said yes, and none where two hosts have that name", async () => {
  await onStage({ kofi: "on", lena: "on", arina: "allowed" }, false);
  const asked = page.getByTestId("stage-asked");
  await expect.element(asked).toBeVisible();
  const faces = () => asked.element().querySelectorAll("[data-face]").length;
  live.tell?.("kofi", { name: "Grace Adeyemi" });
  await expect.poll(faces).toBe(1);
  live.tell?.("lena", { name: "Grace Adeyemi", role: "SPACE_MODERATOR" });
  await expect.poll(faces).toBe(0);
});
