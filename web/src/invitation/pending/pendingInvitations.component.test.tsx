import { newId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { i18n } from "../../platform/i18n/i18n.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleInvitation, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { PendingInvitations } from "./PendingInvitations.tsx";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

const team = exampleTeam();
const hanna = exampleInvitation({ spaceIds: [exampleSpace().id] });
const link = exampleInvitation({ kind: "spaceGuest", email: null, role: "GUEST", expiresAt: null, usesLeft: null });

async function shown(of: "members" | "guests", invitations: readonly (typeof hanna)[]) {
  const server = fakeServer();
  const operation = of === "members" ? "listTeamMemberInvitations" : "listTeamGuestInvitations";
  server.answer(operation, { success: { invitations, nextCursor: null } });
  await drawn(
    <>
      <PendingInvitations teamId={team.id} of={of} />
      <OverlayHosts />
    </>,
  );
  const done = () => server.asked.filter((each) => each.operation !== operation);
  return { server, operation, done };
}

test("who has not come is asked again as they were asked before", async () => {
  const { server, done } = await shown("members", [hanna]);
  server.answer("inviteTeamMembers", { success: { invitedEmails: [hanna.email], errors: [] } });
  await userEvent.click(page.getByRole("button", { name: "Resend to hanna@fjord.se" }));
  await expect.element(page.getByText("1 invitation sent")).toBeVisible();
  const input = { teamId: team.id, emails: [hanna.email], role: "MEMBER", spaceIds: hanna.spaceIds };
  expect(done()).toEqual([{ operation: "inviteTeamMembers", input }]);
});

test("who came meanwhile is not asked again, and that is said", async () => {
  const { server } = await shown("members", [hanna]);
  const errors = [{ email: hanna.email, code: "userIsMemberAlready" }];
  server.answer("inviteTeamMembers", { success: { invitedEmails: [], errors } });
  await userEvent.click(page.getByRole("button", { name: "Resend to hanna@fjord.se" }));
  await expect.element(page.getByText(/already/)).toBeVisible();
});

test("an invitation is taken back after one question, and leaves the list", async () => {
  const { server, operation, done } = await shown("guests", [link]);
  await expect.element(page.getByText("Does not expire")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Resend/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Revoke By link" }));
  await expect.element(page.getByText("Revoke this invitation?")).toBeVisible();
  expect(done()).toEqual([]);
  server.answer("removeTeamGuestInvitation", { success: {} });
  server.answer(operation, { success: { invitations: [], nextCursor: null } });
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Revoke" }));
  await expect.element(page.getByText("Invitation revoked")).toBeVisible();
  await expect.element(page.getByText("Does not expire")).not.toBeInTheDocument();
  expect(done()).toEqual([
    { operation: "removeTeamGuestInvitation", input: { teamId: team.id, invitationId: link.id } },
  ]);
});

test("an invitation sent a moment ago is good for the seven days that were promised", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await shown("members", [
    exampleInvitation({ id: newId(), expiresAt: inDays(6.999) }),
    exampleInvitation({ id: newId(), expiresAt: inDays(0.9) }),
  ]);
  await expect.element(page.getByText("Expires in 7 days")).toBeVisible();
  await expect.element(page.getByText("Expires within a day")).toBeVisible();
});

test("where an invitation leads is changed while nobody has accepted it", async () => {
  const { server, done } = await shown("members", [hanna]);
  const [orchard, attic] = [exampleSpace(), exampleSpace({ id: newId(), name: "Attic" })];
  server.answer("listTeamSpaces", { success: { spaces: [orchard, attic] } });
  server.answer("setTeamMemberInvitationSpaces", { success: {} });
  await userEvent.click(page.getByRole("button", { name: "Spaces for hanna@fjord.se" }));
  await expect.element(page.getByRole("checkbox", { name: orchard.name })).toBeChecked();
  await userEvent.click(page.getByRole("checkbox", { name: "Attic" }));
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByText("Spaces saved")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const input = { teamId: team.id, invitationId: hanna.id, spaceIds: [orchard.id, attic.id] };
  expect(done()).toContainEqual({ operation: "setTeamMemberInvitationSpaces", input });
});

test("beside a long address the acts of an invitation stay on one line, in Russian too", async () => {
  await page.viewport(680, 700);
  const email = "anna.with.a.very.long.address@really-long-company-name.example.com";
  await shown("members", [{ ...hanna, email }]);
  await i18n.changeLanguage("ru");
  await expect.element(page.getByRole("button", { name: /^Отозвать/ })).toBeVisible();
  const acts = page.getByRole("listitem").getByRole("button").elements();
  expect(acts).toHaveLength(3);
  expect(new Set(acts.map((act) => act.getBoundingClientRect().top)).size).toBe(1);
});
