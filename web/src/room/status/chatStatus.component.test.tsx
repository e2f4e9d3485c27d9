import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { messages } from "../fixtures/chatStates.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

test("beside names in the chat it stands who does not want to be disturbed or is away, and goes as they are back", async () => {
  const port = fixtureRoom({ people: cast, chat: { messages } });
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  await userEvent.keyboard("c");
  const said = page.getByRole("article").filter({ hasText: "Demo day moves" }).first();
  await expect.element(said).toBeVisible();
  port.tell("kofi", { steppedOut: true });
  await expect.element(said.getByRole("img", { name: "has stepped out" })).toBeVisible();
  port.tell("kofi", { steppedOut: false, dontDisturb: true });
  await expect.element(said.getByRole("img", { name: "does not want to be disturbed" })).toBeVisible();
  port.tell("kofi", { dontDisturb: false });
  await expect.element(said.getByRole("img", { name: "does not want to be disturbed" })).not.toBeInTheDocument();
});
