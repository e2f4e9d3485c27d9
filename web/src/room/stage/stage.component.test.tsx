import type { ErrorCode, StageState } from "@atrium/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast, idOf, type Cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

/** A stage as I see it, in this role; what I ask of it is noted. */
async function onStage(
  parts: Readonly<Record<string, StageState>>,
  role: Cast["role"] = "SPACE_MEMBER",
  refused: ErrorCode | null = null,
) {
  const calls: unknown[] = [];
  const people = cast.map((person, at) => (at === 0 && role !== undefined ? { ...person, role } : person));
  const fixture = fixtureRoom({ people, parts, room: { type: "stage" }, unshown: 4802 });
  const port: typeof fixture = {
    ...fixture,
    call: async (operation, input) => {
      if (/stage|hand|muteParticipant/i.test(operation)) calls.push([operation, input]);
      return refused === null ? fixture.call(operation, input) : { ok: false, code: refused, detail: {} };
    },
  };
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { calls, emit: fixture.emitLive };
}
const about = (key: string) => ({ accountId: idOf(key) });
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** In a drawn room it is on, as soon as there is one. */
const microphone = button("Turn the microphone off");

test("the audience sees presenters and a count, and raises a hand by button or key", async () => {
  const { calls } = await onStage({ kofi: "on", oleg: "hand" });
  const presenters = page.getByRole("list", { name: "On stage" });
  await expect.element(presenters.getByText("Kofi Mensah")).toBeVisible();
  expect(presenters.getByRole("listitem").all()).toHaveLength(1);
  await expect.element(page.getByText("4,811 watching")).toBeVisible();
  await expect.element(page.getByText("Олег Дружинин: hand raised")).toBeInTheDocument();
  await expect.element(microphone).not.toBeInTheDocument();
  await userEvent.click(button("Raise hand"));
  await userEvent.keyboard("h");
  expect(calls).toEqual([
    ["raiseHand", {}],
    ["raiseHand", {}],
  ]);
  await expect.element(page.getByTestId("stage-card")).not.toBeInTheDocument();
});

test("a hand that finds too many up is told so, not that the room is full", async () => {
  await onStage({ kofi: "on" }, "SPACE_MEMBER", "roomCapacityReached");
  await userEvent.click(button("Raise hand"));
  await expect
    .element(page.getByText("Too many hands are raised. Try again once a host has answered some."))
    .toBeVisible();
});

test.each([
  [null, /stage/],
  ["floor:garden", /garden/],
])("behind a stage whose room has the picture %s hangs %s", async (bgImageUrl, picture) => {
  const port = fixtureRoom({ room: { type: "stage", bgImageUrl } });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(page.getByTestId("hall")).toHaveAttribute("src", expect.stringMatching(picture));
});

test("whom a host says yes to checks camera and sound first, and then says that they are ready", async () => {
  const { calls } = await onStage({ kofi: "on", arina: "allowed" });
  await expect.element(page.getByText("Grace Adeyemi says yes to your hand")).toBeVisible();
  await userEvent.click(page.getByTestId("stage-asked").getByRole("button", { name: "Get ready" }));
  const dialog = page.getByRole("dialog", { name: "You are next on stage" });
  await userEvent.click(dialog.getByRole("button", { name: "I am ready" }));
  await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
  expect(calls).toEqual([
    ["goOnStage", {}],
    ["lowerHand", {}],
  ]);
});

test("a host answers hands, brings on who is ready, puts down and invites", async () => {
  const { calls } = await onStage({ kofi: "on", oleg: "hand", priya: "hand", jonas: "ready" }, "SPACE_MODERATOR");
  await userEvent.click(button("Accept Олег Дружинин's hand"));
  await userEvent.click(button("Decline Priya Raman's hand"));
  await userEvent.click(button("Bring Jonas Lindqvist on stage"));
  await userEvent.click(button("Put Kofi Mensah back into the audience"));
  await userEvent.click(page.getByTestId("stage-card").getByText("Bring someone on"));
  await userEvent.click(button("Invite Лена Бойко on stage"));
  expect(calls).toEqual([
    ["allowToStage", about("oleg")],
    ["rejectHand", about("priya")],
    ["bringToStage", about("jonas")],
    ["kickFromStage", about("kofi")],
    ["bringToStage", about("lena")],
  ]);
});

test("who is on stage has a microphone and steps down; a host's answer is told", async () => {
  const { calls, emit } = await onStage({ arina: "on" });
  await expect.element(microphone).toBeVisible();
  await userEvent.click(button("Step down"));
  expect(calls).toEqual([["leaveStage", {}]]);
  emit({ type: "stageAnswer", answer: "kicked", byName: "Grace" });
  await expect.element(page.getByText("Grace put you back into the audience")).toBeVisible();
});

test("while nobody is on, that is said in the middle, over an audience as wide as the stage", async () => {
  await onStage({});
  const box = (element: Element) => element.getBoundingClientRect();
  await expect.element(page.getByText("Nobody is on stage yet")).toBeVisible();
  const stage = box(page.getByTestId("stage").element());
  const nobody = box(page.getByText("Nobody is on stage yet").element());
  expect(Math.abs(nobody.left + nobody.width / 2 - (stage.left + stage.width / 2))).toBeLessThan(2);
  const audience = page.getByTestId("stage").getByRole("group", { name: "Audience" });
  expect(Math.round(box(audience.element()).width)).toBe(Math.round(stage.width));
});
