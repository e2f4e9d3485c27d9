import { newId, type Invitation } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleInvitation, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import type { InviteTo } from "./inviteTo.ts";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

const [team, space] = [exampleTeam(), exampleSpace()];
const toTeam: InviteTo = { name: team.name, team, spaces: [space], role: "MEMBER" };
const toSpace: InviteTo = { name: space.name, team: null, spaces: [space], role: "GUEST" };
const url = "https://atrium.example/guest-invite/Zb3m0Qd8Xr1s5TtY7uVwAa";
const aLink = (change: Partial<Invitation> = {}) =>
  exampleInvitation({
    id: newId(),
    kind: "spaceGuest",
    role: "GUEST",
    email: null,
    url: `${url}x`,
    spaceIds: [space.id],
    usedCount: 14,
    usesLeft: 86,
    expiresAt: "2026-11-29T12:00:00Z",
    ...change,
  });
const listed = (...invitations: Invitation[]) => ({ success: { invitations, nextCursor: null } });
const rows = page.getByRole("region", { name: "Links in use" }).getByRole("listitem");

async function shown(to: InviteTo, answers: Readonly<Record<string, unknown>>) {
  const server = fakeServer();
  for (const [operation, reply] of Object.entries(answers)) server.answer(operation, reply);
  await drawn(
    <>
      <InviteDialog opened onClose={() => undefined} to={to} begin="link" />
      <OverlayHosts />
    </>,
  );
  return server;
}

test("the links that work are listed with how often and until when, mails are not", async () => {
  await shown(toTeam, {
    listTeamGuestInvitations: listed(aLink(), exampleInvitation({ id: newId() })),
    listTeamMemberInvitations: listed(
      aLink({ kind: "teamMember", role: "MEMBER", spaceIds: [], usedCount: 3, usesLeft: null, expiresAt: null }),
    ),
  });
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.element(rows.getByText("used 3 times, no end")).toBeVisible();
  await expect.element(rows.getByText("14 of 100 used, ends on 29 November")).toBeVisible();
});

test("links behind many mails are listed too", async () => {
  const link = aLink();
  const mail = exampleInvitation({ id: newId() });
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const isSecond = (JSON.parse(body) as { cursor?: string }).cursor === mail.id;
    const success = isSecond ? { invitations: [link], nextCursor: null } : { invitations: [mail], nextCursor: mail.id };
    return Response.json({ success });
  });
  await drawn(<InviteDialog opened onClose={() => undefined} to={toSpace} begin="link" />);
  await expect.poll(() => rows.elements().length).toBe(1);
});

test("with no link there is no list", async () => {
  const server = await shown(toTeam, { listTeamGuestInvitations: listed(), listTeamMemberInvitations: listed() });
  await expect.poll(() => server.asked.length).toBeGreaterThanOrEqual(2);
  await expect.element(page.getByText("Links in use")).not.toBeInTheDocument();
});

test("in a space a link is revoked by who may see it, once they are sure", async () => {
  const link = aLink();
  const server = await shown(toSpace, { listSpaceGuestInvitations: listed(link) });
  server.answer("removeSpaceGuestInvitation", { success: {} });
  await userEvent.click(rows.getByRole("button", { name: `Revoke ${space.name}, Guest` }));
  server.answer("listSpaceGuestInvitations", listed());
  await userEvent.click(page.getByRole("button", { name: "Revoke", exact: true }));
  await expect.element(page.getByText("Invitation revoked")).toBeVisible();
  await expect.element(page.getByText("Links in use")).not.toBeInTheDocument();
  const input = { spaceId: space.id, invitationId: link.id };
  expect(server.asked).toContainEqual({ operation: "removeSpaceGuestInvitation", input });
});

test("on a phone the sheet leaves 52 pixels, the code comes first, and the act at the bottom copies", async () => {
  await page.viewport(390, 844);
  const server = await shown(toSpace, { listSpaceGuestInvitations: listed() });
  server.answer("createSpaceGuestInvitationLink", { success: { invitation: aLink({ url }) } });
  await userEvent.click(page.getByRole("button", { name: "Create link" }));
  const code = page.getByRole("img", { name: "QR code for the link" });
  await expect.element(code).toBeVisible();
  const copy = page.getByRole("button", { name: "Copy link" });
  await expect.element(copy).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Done" })).not.toBeInTheDocument();
  const edge = () => page.getByRole("dialog").element().getBoundingClientRect();
  await expect.poll(() => edge().top).toBe(52);
  const field = page.getByLabelText("Invitation link").element().getBoundingClientRect();
  expect(code.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(field.top);
  expect(copy.element().getBoundingClientRect().bottom).toBeGreaterThan(edge().bottom - 40);
});
