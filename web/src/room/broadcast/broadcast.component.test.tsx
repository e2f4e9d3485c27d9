import type { Broadcast } from "@atrium/contract";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { aBroadcast, heardOnAir, sentOnAir } from "../fixtures/aBroadcast.ts";
import { drawnAir, type DrawnAir } from "../fixtures/drawnAir.ts";
import { fixtureRoom, noAddress, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { cast, idOf, roomIdOf, type Cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import type { Air, AirEvent } from "./air.ts";

afterEach(() => page.viewport(1024, 768));

interface Wanted extends FixtureOptions {
  role?: Cast["role"];
  /** Replacements for actions of the air. */
  acts?: Partial<Air>;
}

/** A room in which I have this role; records my calls to the server and the air. */
async function roomWith({ role = "SPACE_MODERATOR", acts = {}, ...options }: Wanted = {}) {
  const calls: unknown[] = [];
  const people = cast.map((person, at): Cast => (at === 0 ? { ...person, role } : person));
  const fixture = fixtureRoom({ people, ...options });
  const air: Air = { ...drawnAir(options.air?.state), ...acts };
  const port: typeof fixture = {
    ...fixture,
    openAir: () => air,
    call: async (operation, input) => {
      if (/broadcast/i.test(operation)) calls.push([operation, input]);
      return fixture.call(operation, input);
    },
  };
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { calls, show: fixture.tellAir, emit: fixture.emitLive, air };
}
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const mine = (change: Partial<Broadcast> = {}, state: DrawnAir["state"] = {}): DrawnAir => ({
  record: aBroadcast("arina", change),
  state: { sent: sentOnAir(), ...state },
});
const anothers = (change: Partial<Broadcast> = {}): DrawnAir => ({
  record: aBroadcast("grace", change),
  state: { heard: heardOnAir(), isDucked: true },
});

test("a host reads where it arrives, and begins with what they chose", async () => {
  const plans: unknown[] = [];
  await roomWith({ acts: { begin: async (plan) => (plans.push(plan), null) } });
  await userEvent.click(button("Speak to every room"));
  const dialog = page.getByRole("dialog", { name: "Speak to every room" });
  await expect.element(dialog.getByText(/^15 people in 3 rooms will hear and see you\./)).toBeVisible();
  await expect.element(dialog.getByRole("list", { name: "Where it arrives" }).getByText("Sprint board")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Start with the camera" }));
  await userEvent.click(dialog.getByRole("switch", { name: /^A tone before I start/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Go on air in 3 rooms" }));
  expect(plans).toEqual([{ microphone: true, camera: false, tone: false }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a device that is refused says why, and is not begun with", async () => {
  const plans: unknown[] = [];
  await roomWith({
    devices: { meter: { state: "refused", reason: "blocked" }, preview: { state: "refused", reason: "missing" } },
    acts: { begin: async (plan) => (plans.push(plan), null) },
  });
  await userEvent.click(button("Speak to every room"));
  const dialog = page.getByRole("dialog", { name: "Speak to every room" });
  await expect.element(dialog.getByText(/^Your browser is blocking the microphone\./)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Start with the microphone" })).toBeDisabled();
  await userEvent.click(dialog.getByRole("button", { name: "Go on air in 3 rooms" }));
  expect(plans).toEqual([{ microphone: false, camera: false, tone: true }]);
});

test("who is no host has no such button", async () => {
  await roomWith({ role: "SPACE_MEMBER" });
  await expect.element(button("Turn the microphone off")).toBeVisible();
  await expect.element(button("Speak to every room")).not.toBeInTheDocument();
});

test("whoever lost the right meanwhile reads who has it, and is offered the megaphone", async () => {
  await roomWith({ acts: { begin: async () => "forbidden" } });
  await userEvent.click(button("Speak to every room"));
  await userEvent.click(button("Go on air in 3 rooms"));
  await expect.element(page.getByText("Hosts speak to every room here")).toBeVisible();
  await userEvent.click(button("Megaphone"));
  await expect.element(page.getByTestId("air-hosts-only")).not.toBeInTheDocument();
});

test("on air a red bar says how long and to how many, and mutes, shows and stops", async () => {
  const did: string[] = [];
  const noting = (what: string) => () => void did.push(what);
  await roomWith({
    air: mine({ sinceMs: Date.now() - 134_000 }),
    acts: {
      toggleMicrophone: noting("microphone"),
      toggleCamera: noting("camera"),
      toggleScreen: noting("screen"),
      stop: async () => void did.push("stop"),
    },
  });
  const bar = page.getByTestId("on-air");
  await expect.element(bar.getByText(/^On air, [23]:\d\d$/)).toBeVisible();
  await expect.element(bar.getByText("15 people in 3 rooms")).toBeVisible();
  await userEvent.click(bar.getByRole("button", { name: "Mute yourself on air" }));
  await userEvent.click(bar.getByRole("button", { name: "Turn your camera off on air" }));
  await userEvent.click(bar.getByRole("button", { name: "Share your screen with every room" }));
  await userEvent.keyboard("m");
  await userEvent.click(bar.getByRole("button", { name: "Stop" }));
  expect(did).toEqual(["microphone", "camera", "screen", "microphone", "stop"]);
  await expect.element(button("Stop the broadcast")).toHaveAttribute("aria-pressed", "true");
});

test("rooms answer in reactions; whoever is muted reads that nobody hears them", async () => {
  const { emit } = await roomWith({ air: mine({}, { sent: sentOnAir({ microphone: { state: "off" } }) }) });
  const room = page.getByTestId("air-arrives").getByRole("listitem");
  await expect.element(room.nth(1)).toHaveTextContent("Sprint boardlistening");
  const roomId = roomIdOf("sprint");
  for (const emotion of ["👏", "👏", "❤️"] as const)
    emit({ type: "broadcastReaction", accountId: idOf("viktor"), roomId, emotion });
  await expect.element(room.nth(1)).toHaveTextContent("Sprint board3");
  await expect.element(page.getByText("15 people see you, nobody hears you")).toBeVisible();
});

test("whoever sends nothing is not told that they are seen", async () => {
  const [microphone, camera] = [{ state: "off" }, { state: "off" }] as const;
  await roomWith({ air: mine({}, { sent: sentOnAir({ microphone, camera }) }) });
  await expect.element(page.getByText("Nobody hears or sees you")).toBeVisible();
});

test("a listener sees whoever is on air, sets a volume of their own, answers and hides the picture", async () => {
  const { calls, air } = await roomWith({ air: anothers(), role: "SPACE_MEMBER" });
  const card = page.getByTestId("air-card");
  await expect.element(card.getByText("Grace")).toBeVisible();
  const slider = card.getByRole("slider", { name: "Volume of the broadcast, only for you" });
  await slider.fill("40");
  expect(air.state.getState().volume).toBe(0.4);
  await userEvent.click(card.getByRole("button", { name: "Applause" }));
  expect(calls).toEqual([["addBroadcastReaction", { content: "👏" }]]);
  await expect.element(card.getByRole("button", { name: "Stop the broadcast" })).not.toBeInTheDocument();
  await userEvent.click(page.getByTestId("air-ducked").getByRole("button", { name: "Restore the volume" }));
  await expect.element(page.getByTestId("air-ducked")).not.toBeInTheDocument();
  await userEvent.click(card.getByRole("button", { name: "Hide the picture, the sound stays" }));
  await expect.element(page.getByTestId("air-small").getByText("Grace speaks to everyone")).toBeVisible();
});

test("a listener who enlarges it comes back by Escape", async () => {
  await roomWith({ air: anothers(), role: "SPACE_MEMBER" });
  await userEvent.click(button("Fill the window"));
  const window = page.getByRole("region", { name: "Grace speaks to everyone" });
  await expect.element(window).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(window).not.toBeInTheDocument();
  await expect.element(page.getByTestId("air-card")).toBeVisible();
});

test("a host who wants to begin while somebody is on air is told who, and when the air is free", async () => {
  const { show } = await roomWith({ air: anothers({ sinceMs: Date.now() - 120_000 }) });
  await userEvent.click(button("Speak to every room"));
  const card = page.getByTestId("air-taken");
  await expect.element(card.getByText(/^For 2 minutes, from Sprint board\./)).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Tell me when it is free" }));
  await expect.element(card).not.toBeInTheDocument();
  show(null);
  await expect.element(page.getByText("Grace has stopped. The air is free")).toBeVisible();
  await userEvent.click(button("Start"));
  await expect.element(page.getByRole("dialog", { name: "Speak to every room" })).toBeVisible();
});

test("an admin ends another's once they have confirmed it", async () => {
  const ended: string[] = [];
  const air = anothers();
  await roomWith({ air, role: "SPACE_ADMIN", acts: { stopOther: async (id) => (ended.push(id), null) } });
  await userEvent.click(page.getByTestId("air-card").getByRole("button", { name: "Stop the broadcast" }));
  await userEvent.click(page.getByTestId("air-stop").getByRole("button", { name: "Stop the broadcast" }));
  expect(ended).toEqual([air.record.id]);
});

test("a speaker who is away is said to be reconnecting; one who is over is said to be", async () => {
  const { show } = await roomWith({ air: anothers({ heldUntilMs: Date.now() + 20_000 }), role: "SPACE_MEMBER" });
  await expect.element(page.getByText("Grace is reconnecting")).toBeVisible();
  show(null);
  await expect.element(page.getByText("Grace is no longer on air")).toBeVisible();
});

test("my own lost connection says how long my place is kept", async () => {
  await roomWith({
    air: mine(),
    live: { link: { state: "reconnecting", sinceMs: Date.now() - 9000, attempt: 2, nextTryAtMs: 0 } },
  });
  await expect.element(page.getByTestId("air-coming-back").getByText(/^\d+ s$/)).toBeVisible();
});

test("whoever was stopped reads by whom; whoever was away for too long reads that", async () => {
  const told = new Set<(event: AirEvent) => void>();
  const onEvent: Air["onEvent"] = (listener) => {
    told.add(listener);
    return () => void told.delete(listener);
  };
  await roomWith({ acts: { onEvent } });
  await expect.element(button("Speak to every room")).toBeVisible();
  const tell = (event: AirEvent) => {
    for (const listener of told) listener(event);
  };
  tell({ type: "stopped", byName: "Kofi" });
  await expect.element(page.getByText("Kofi ended your broadcast")).toBeVisible();
  tell({ type: "ended", why: "lost" });
  await expect.element(page.getByText(/you were disconnected for too long$/)).toBeVisible();
});

test("on a phone another's picture is small until one wants it, and the volume comes back in its card", async () => {
  await page.viewport(390, 844);
  await roomWith({ air: anothers(), role: "SPACE_MEMBER" });
  const small = page.getByTestId("air-small");
  await expect.element(small.getByText("Grace speaks to everyone")).toBeVisible();
  await expect.element(page.getByTestId("air-ducked")).not.toBeInTheDocument();
  await userEvent.click(small.getByRole("button", { name: "Show the picture" }));
  const restore = page.getByTestId("air-card").getByRole("button", { name: "Restore the volume" });
  await userEvent.click(restore);
  await expect.element(restore).not.toBeInTheDocument();
});

test("who enlarged one broadcast is not surprised by the next", async () => {
  const { show } = await roomWith({ air: anothers(), role: "SPACE_MEMBER" });
  await userEvent.click(button("Fill the window"));
  const large = page.getByRole("region", { name: /speaks to everyone$/ });
  await expect.element(large).toBeVisible();
  show(null);
  await expect.element(large).not.toBeInTheDocument();
  show(aBroadcast("viktor"));
  await expect
    .element(
      page
        .getByTestId("air-card")
        .getByText(/^Viktor/)
        .first(),
    )
    .toBeVisible();
  await expect.element(large).not.toBeInTheDocument();
});
