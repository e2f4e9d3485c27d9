import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { fakeServer } from "../testing/fakeServer.ts";
import { OverlayHosts } from "../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress } from "./fixtures/fixtureRoom.ts";
import { cast } from "./fixtures/people.ts";
import { RoomScreen } from "./RoomScreen.tsx";

const ADDRESS = "https://atrium.example/s/kestrel";
const copied = vi.fn(async (_text: string) => undefined);
beforeEach(() => {
  copied.mockClear();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A room where I have this role. */
async function inRoomAs(role: "SPACE_MEMBER" | "PUBLIC_GUEST") {
  const server = fakeServer();
  const [me, ...others] = cast;
  const port = fixtureRoom({ people: me === undefined ? [] : [{ ...me, role }, ...others] });
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl={ADDRESS} retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { server, space: Object.values(port.live.getState().space?.records.space ?? {})[0] };
}

/** What the dialog reads as it opens, with its links. */
const isListed = ({ operation }: { operation: string }) => operation === "listSpaceGuestInvitations";

test("whoever may invite guests does it where they are, by mail into this space alone", async () => {
  const { server, space } = await inRoomAs("SPACE_MEMBER");
  server.answer("inviteSpaceGuests", { success: { invitedEmails: ["h@fjord.se"], errors: [] } });
  await userEvent.click(page.getByRole("button", { name: "Invite", exact: true }));
  await expect.element(page.getByRole("dialog", { name: "Invite people to Kestrel Studio" })).toBeVisible();
  await expect.element(page.getByLabelText("Role")).not.toBeInTheDocument();
  await userEvent.click(page.getByText("By email"));
  await userEvent.fill(page.getByRole("textbox", { name: "Email addresses" }), "h@fjord.se");
  await userEvent.keyboard("{Enter}");
  await userEvent.click(page.getByRole("button", { name: "Send 1 invitation" }));
  await expect.element(page.getByText("1 invitation sent")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked.filter((asked) => !isListed(asked))).toEqual([
    { operation: "inviteSpaceGuests", input: { spaceId: space?.id, emails: ["h@fjord.se"] } },
  ]);
  expect(copied).not.toHaveBeenCalled();
});

test("the space's own address is still to be had, beside the links", async () => {
  const { server } = await inRoomAs("SPACE_MEMBER");
  await userEvent.click(page.getByRole("button", { name: "Invite", exact: true }));
  await userEvent.click(page.getByText("By link"));
  await userEvent.click(page.getByRole("button", { name: "Copy address" }));
  await expect.poll(() => copied.mock.calls).toEqual([[ADDRESS]]);
  expect(server.asked.every(isListed), "no link is made").toBe(true);
});

test("who may not invite copies the address with one click", async () => {
  await inRoomAs("PUBLIC_GUEST");
  await userEvent.click(page.getByRole("button", { name: "Invite", exact: true }));
  await expect.poll(() => copied.mock.calls).toEqual([[ADDRESS]]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
