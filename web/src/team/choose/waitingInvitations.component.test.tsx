import { newId, type InvitationId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnAt } from "../../testing/drawnAt.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { WaitingInvitations } from "./WaitingInvitations.tsx";

afterEach(() => vi.unstubAllGlobals());

test("whoever accepts an invitation to a space comes straight in", async () => {
  const server = fakeServer();
  const invitation = {
    id: newId<InvitationId>(),
    kind: "spaceGuest",
    role: "GUEST",
    expiresAt: null,
    team: { name: "Garden", color: "#336699", logoImageUrl: null },
    spaceName: "Garden house",
    inviterName: "Hedda",
  };
  server.answer("listWaitingInvitations", { success: { invitations: [invitation] } });
  server.answer("answerInvitation", { success: { redirect: "/s/garden" } });
  const { history } = await drawnAt(<WaitingInvitations />);
  await userEvent.click(page.getByRole("button", { name: /Accept|Join/ }));
  await expect.poll(() => history.location.pathname).toBe("/s/garden");
  expect(history.location.state).toMatchObject({ comesIn: true });
});
