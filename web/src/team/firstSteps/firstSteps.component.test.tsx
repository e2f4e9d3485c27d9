import type { SpaceCard } from "@atrium/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MICROPHONE_HEARD_KEY } from "../../platform/microphoneHeard.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount, exampleMember, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { FirstSteps } from "./FirstSteps.tsx";

const team = exampleTeam({ membersCount: 1, guestsCount: 0 });
const forget = () => localStorage.clear();
beforeEach(forget);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forget();
});

const nobody = { success: { invitations: [], nextCursor: null } };
const own = exampleAccount();
async function steps(spaces: SpaceCard[] = []) {
  const server = fakeServer();
  server.answer("listTeamMemberInvitations", nobody);
  server.answer("listTeamGuestInvitations", nobody);
  const { unmount } = await drawnWithLinks(<FirstSteps team={team} spaces={spaces} ownId={own.accountId} />);
  await expect.poll(() => server.asked.length).toBeGreaterThan(1);
  return { unmount };
}
const button = (name: RegExp) => page.getByRole("button", { name });

test("the microphone is tried outside of any space, is let go with the dialog, and is ticked once it was heard", async () => {
  const ask = vi.spyOn(navigator.mediaDevices, "getUserMedia");
  await steps();
  await expect.element(page.getByText("1 of 4")).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(button(/^Check your microphone/));
  await expect.element(page.getByRole("dialog", { name: "Sound and camera" })).toBeVisible();
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(0);
  localStorage.setItem(MICROPHONE_HEARD_KEY, "1");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("2 of 4")).toBeVisible();
  await expect.element(button(/^Check your microphone/)).not.toBeInTheDocument();
  const opened = await Promise.allSettled(ask.mock.results.map(({ value }) => value as Promise<MediaStream>));
  for (const each of opened)
    if (each.status === "fulfilled")
      for (const track of each.value.getTracks()) await expect.poll(() => track.readyState).toBe("ended");
});

test("a colleague is asked by a link", async () => {
  await steps([exampleSpace()]);
  await userEvent.click(button(/^Send the link/));
  await expect.element(page.getByRole("dialog", { name: /^Invite people to Kite Studio/ })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /link/i })).toBeChecked();
});

test("beside spaces the list can be put away, for good; a page without anything else keeps it", async () => {
  const first = await steps();
  await expect.element(page.getByText("First steps")).toBeVisible();
  await expect.element(button(/^Hide$/)).not.toBeInTheDocument();
  await first.unmount();
  const second = await steps([exampleSpace()]);
  await userEvent.click(button(/^Hide$/));
  await expect.element(page.getByText("First steps")).not.toBeInTheDocument();
  await second.unmount();
  await steps([exampleSpace()]);
  await expect.element(page.getByText("First steps")).not.toBeInTheDocument();
});

test("whoever comes by the link into a space has been asked, also once they are gone again", async () => {
  const { accountId, name, avatarUrl, avatarAppearance, palette } = exampleMember("timur");
  const guest = { accountId, name, avatarUrl, avatarAppearance, palette };
  const alone = await steps([exampleSpace({ people: [{ ...guest, accountId: own.accountId }] })]);
  await expect.element(page.getByText("2 of 4")).toBeVisible();
  await alone.unmount();
  const met = await steps([exampleSpace({ people: [guest] })]);
  await expect.poll(() => page.getByText("First steps").elements()).toEqual([]);
  await met.unmount();
  await steps();
  await expect.element(page.getByText("2 of 4")).toBeVisible();
  await expect.element(button(/^Send the link/)).not.toBeInTheDocument();
});
