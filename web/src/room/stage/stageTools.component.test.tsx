import { expect, onTestFinished, test, vi } from "vitest";
import type { SpaceRole, StageState } from "@atrium/contract";
import { page, userEvent } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress, type FixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { LAYOUT_KEY } from "./useStageLayout.ts";

const pictures = {
  webcam: () => null,
  avatarUrl: () => null,
  screen: () => ({ attach: () => () => undefined, size: null }),
};

interface Seen {
  role?: SpaceRole;
  sharing?: string;
}

/** A stage as somebody of this role sees it; what they ask of it is noted. */
async function onStage(parts: Readonly<Record<string, StageState>>, { role = "SPACE_ADMIN", sharing }: Seen = {}) {
  const calls: unknown[] = [];
  const people = cast.map((person, at) => ({
    ...person,
    sharing: person.key === sharing,
    ...(at === 0 ? { role } : {}),
  }));
  const off = { state: "off" } as const;
  const fixture = fixtureRoom({
    people,
    parts,
    room: { type: "stage" },
    pictures,
    media: { microphone: off, camera: off },
  });
  const media = createStore(() => fixture.media.getState());
  const port: FixtureRoom = {
    ...fixture,
    media,
    call: async (operation, input) => {
      if (/stage|spotlight|muteParticipant/i.test(operation)) calls.push([operation, input]);
      return fixture.call(operation, input);
    },
  };
  onTestFinished(() => localStorage.removeItem(LAYOUT_KEY));
  const turned = { microphone: vi.spyOn(port, "toggleMicrophone"), camera: vi.spyOn(port, "toggleCamera") };
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { calls, port, media, turned };
}
const tools = (name: string) => page.getByRole("group", { name: `Tools for ${name}` });
const layout = page.getByRole("group", { name: "How to show the stage" });

test("a host mutes a presenter and turns their camera off on their tile", async () => {
  const { calls } = await onStage({ kofi: "on", lena: "on" });
  const kofi = tools("Kofi Mensah");
  await userEvent.hover(page.getByRole("list", { name: "On stage" }).getByText("Kofi Mensah"));
  await userEvent.click(kofi.getByRole("button", { name: "Mute Kofi Mensah" }));
  await userEvent.click(kofi.getByRole("button", { name: "Turn off Kofi Mensah's camera" }));
  expect(calls).toEqual([
    ["muteParticipant", { accountId: idOf("kofi"), audio: true, video: false }],
    ["muteParticipant", { accountId: idOf("kofi"), audio: false, video: true }],
  ]);
});

test("by keyboard a host sends a presenter back to the audience, apart from removing them", async () => {
  const { calls } = await onStage({ kofi: "on", lena: "on" });
  const more = tools("Kofi Mensah").getByRole("button", { name: "More for Kofi Mensah" });
  await expect.element(more).toBeInTheDocument();
  more.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Remove from the space…" })).toBeVisible();
  await userEvent.click(page.getByRole("menuitem", { name: "Back to the audience" }));
  expect(calls).toEqual([["kickFromStage", { accountId: idOf("kofi") }]]);
});

test("removing asks for how long first", async () => {
  await onStage({ kofi: "on", lena: "on" });
  const more = tools("Kofi Mensah").getByRole("button", { name: "More for Kofi Mensah" });
  await expect.element(more).toBeInTheDocument();
  more.element().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(page.getByRole("menuitem", { name: "Remove from the space…" }));
  await expect.element(page.getByRole("dialog", { name: "Remove Kofi Mensah?" })).toBeVisible();
});

test("the audience has no tools, and a host none on their own tile", async () => {
  const { port } = await onStage({ arina: "on", kofi: "on" });
  await expect.element(tools("Kofi Mensah")).toBeInTheDocument();
  expect(page.getByRole("group", { name: /^Tools for/u }).all()).toHaveLength(1);
  port.tell("arina", { role: "SPACE_MEMBER" });
  await expect.element(tools("Kofi Mensah")).not.toBeInTheDocument();
});

test("who watches chooses one large tile or all alike, and finds it so the next time", async () => {
  await onStage({ kofi: "on", lena: "on", marina: "on" }, { role: "SPACE_MEMBER" });
  const large = () => document.querySelectorAll('[data-testid="stage"] li[data-lead="true"]').length;
  await expect
    .element(layout.getByRole("button", { name: "Who speaks, large" }))
    .toHaveAttribute("aria-pressed", "true");
  expect(large()).toBe(1);
  await userEvent.click(layout.getByRole("button", { name: "Everyone alike" }));
  await expect.poll(large).toBe(0);
  expect(localStorage.getItem(LAYOUT_KEY)).toBe('"grid"');
  await expect
    .element(layout.getByRole("button", { name: "The screen, faces beside it" }))
    .toHaveAttribute("aria-disabled", "true");
});

test("the focus stays when a tool has done its work, and when the screen that was chosen ends", async () => {
  const { port, media } = await onStage({ kofi: "on", lena: "on", tomas: "on" }, { sharing: "tomas" });
  await userEvent.click(layout.getByRole("button", { name: "Everyone alike" }));
  const darkens = tools("Kofi Mensah").getByRole("button", { name: "Turn off Kofi Mensah's camera" });
  await expect.element(darkens).toBeInTheDocument();
  darkens.element().focus();
  port.tellMember("kofi", { videoMuted: true });
  await expect.element(tools("Kofi Mensah").getByRole("button", { name: "More for Kofi Mensah" })).toHaveFocus();
  const shared = layout.getByRole("button", { name: "The screen, faces beside it" });
  shared.element().focus();
  media.setState(({ people }) => ({
    people: Object.fromEntries(Object.entries(people).map(([id, one]) => [id, { ...one, screen: null }])),
  }));
  await expect.element(shared).toHaveAttribute("aria-disabled", "true");
  await expect.element(shared).toHaveFocus();
});

test("the screen that somebody shares gives way to tiles and comes back", async () => {
  await onStage({ kofi: "on", tomas: "on" }, { role: "SPACE_MEMBER", sharing: "tomas" });
  const screen = page.getByRole("region", { name: "Tomás Herrera shows" });
  await expect.element(screen).toBeVisible();
  await userEvent.click(layout.getByRole("button", { name: "Everyone alike" }));
  await expect.element(screen).not.toBeInTheDocument();
  await userEvent.click(layout.getByRole("button", { name: "The screen, faces beside it" }));
  await expect.element(screen).toBeVisible();
});

/** Answers a host's yes in the check, having pressed these, and is brought on. */
async function comeOn({ port }: Awaited<ReturnType<typeof onStage>>, ...pressed: readonly string[]) {
  await userEvent.click(page.getByRole("button", { name: "Accepted" }));
  const dialog = page.getByRole("dialog", { name: "You are next on stage" });
  for (const name of pressed) await userEvent.click(dialog.getByRole("button", { name }));
  await userEvent.click(dialog.getByRole("button", { name: "I am ready" }));
  port.tellPart("arina", { state: "ready" });
  await expect.element(page.getByText("You are backstage")).toBeVisible();
  port.tellPart("arina", { state: "on" });
}

test("whoever gets ready comes on with the microphone that they chose, and without the camera that they did not", async () => {
  const drawnStage = await onStage({ kofi: "on", arina: "allowed" }, { role: "SPACE_MEMBER" });
  await comeOn(drawnStage, "Go on with the microphone");
  await expect.element(page.getByText("You are on stage. Your microphone is turning on.")).toBeVisible();
  expect(drawnStage.turned.microphone).toHaveBeenCalledTimes(1);
  expect(drawnStage.turned.camera).not.toHaveBeenCalled();
});

test("without a choice nothing is on, and a choice counts for one time on stage only", async () => {
  const drawnStage = await onStage({ kofi: "on", arina: "allowed" }, { role: "SPACE_MEMBER" });
  await comeOn(drawnStage);
  await expect.element(page.getByText(/^You are on stage. Turn on your microphone/u)).toBeVisible();
  expect(drawnStage.turned.microphone).not.toHaveBeenCalled();
  drawnStage.port.tellPart("arina", { state: "allowed" });
  await comeOn(drawnStage, "Go on with the camera");
  await expect.poll(() => drawnStage.turned.camera.mock.calls.length).toBe(1);
  drawnStage.port.tellPart("arina", { state: "allowed" });
  await comeOn(drawnStage);
  await expect.element(page.getByRole("button", { name: "Step down" })).toBeVisible();
  expect(drawnStage.turned.camera).toHaveBeenCalledTimes(1);
});
