import { newId, type InvitationId, type WaitingInvitation } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { fakeServer } from "../testing/fakeServer.ts";
import { frames } from "../testing/frames.ts";
import { useAskedInvitation } from "./useAskedInvitation.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const anInvitation = (): WaitingInvitation => ({
  id: newId<InvitationId>(),
  kind: "teamMember",
  role: "MEMBER",
  expiresAt: null,
  team: { name: "Garden", color: "#336699", logoImageUrl: null },
  spaceName: null,
  inviterName: "Hedda",
});

/** Somebody who has asked while another invitation, to a team of the same name, waits for them. */
async function asked() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const server = fakeServer();
  const old = anInvitation();
  const wait = (...invitations: WaitingInvitation[]) =>
    server.answer("listWaitingInvitations", { success: { invitations } });
  wait(old);
  server.answer("askForInvitation", { success: {} });
  server.answer("answerInvitation", { success: { redirect: "/dashboard" } });
  const comeIn = vi.fn<(redirect: string) => void>();
  function Asks() {
    const { ask } = useAskedInvitation({ code: "code", teamName: "Garden", comeIn });
    return <button onClick={() => void ask()}>Ask</button>;
  }
  const screen = await drawn(<Asks />);
  await userEvent.click(page.getByRole("button", { name: "Ask" }));
  const count = (name: string) => server.asked.filter(({ operation }) => operation === name).length;
  await expect.poll(() => count("askForInvitation")).toBe(1);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  const look = async () => {
    const looked = count("listWaitingInvitations");
    vi.advanceTimersByTime(15_000);
    await expect.poll(() => count("listWaitingInvitations")).toBe(looked + 1);
    await frames(3);
  };
  return { server, old, wait, comeIn, screen, count, look };
}

test("what waited before one asked is no answer; what comes after lets one in", async () => {
  const { server, old, wait, comeIn, count, look } = await asked();
  await look();
  await look();
  expect(count("answerInvitation")).toBe(0);
  const sent = anInvitation();
  wait(sent, old);
  await look();
  await expect.poll(() => comeIn).toHaveBeenCalledWith("/dashboard");
  expect(server.asked.at(-1)).toEqual({
    operation: "answerInvitation",
    input: { invitationId: sent.id, accepts: true },
  });
});

test("whoever has left the page is not led away from where they are", async () => {
  const { server, wait, comeIn, screen, look } = await asked();
  wait(anInvitation());
  server.hold();
  await look();
  await screen.unmount();
  server.letGo();
  await frames(3);
  expect(comeIn).not.toHaveBeenCalled();
});
