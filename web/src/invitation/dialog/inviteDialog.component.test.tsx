import { bounds } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleInvitation, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { InviteDialog } from "./InviteDialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const space = exampleSpace();
const to = { name: team.name, team, spaces: [space], role: "MEMBER" } as const;

const field = page.getByRole("textbox", { name: "Email addresses" });
const chips = page.getByRole("list", { name: "Email addresses" });

async function opened() {
  const server = fakeServer();
  const onClose = vi.fn();
  await drawn(
    <>
      <InviteDialog opened onClose={onClose} to={to} />
      <OverlayHosts />
    </>,
  );
  await expect.element(field).toHaveFocus();
  return { server, onClose };
}

/** What a browser does when somebody pastes. */
async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  field.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveValue("");
}

test("many pasted addresses become chips, and what is wrong with one is said before anybody is asked", async () => {
  const { server } = await opened();
  await paste("Hanna <h@fjord.se>, o@fjord.se; marta@fjord\nH@fjord.se");
  await expect.element(chips.getByText("h@fjord.se", { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole("alert").getByText(/^marta@fjord: /)).toBeVisible();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByRole("button", { name: "Send 2 invitations" })).toBeEnabled();
  expect(server.asked).toEqual([]);
});

test("a faulty address goes back into the field to be corrected; Backspace takes the last away", async () => {
  await opened();
  await paste("o@fjord.se marta@fjord");
  await userEvent.click(page.getByRole("button", { name: "Correct marta@fjord" }));
  await expect.element(field).toHaveValue("marta@fjord");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(".se{Enter}");
  await expect.element(page.getByRole("button", { name: "Send 2 invitations" })).toBeEnabled();
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByText("marta@fjord.se")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Remove o@fjord.se" }));
  await expect.element(page.getByRole("button", { name: /^Send/ })).toBeDisabled();
});

test("who was invited is told and gone; who could not be stays with the reason of the server", async () => {
  const { server, onClose } = await opened();
  server.answer("inviteTeamMembers", {
    success: { invitedEmails: ["h@fjord.se"], errors: [{ email: "o@fjord.se", code: "userIsMemberAlready" }] },
  });
  await paste("h@fjord.se o@fjord.se");
  await userEvent.fill(page.getByRole("textbox", { name: /^Message/ }), " Come and see ");
  await userEvent.click(page.getByRole("button", { name: "Send 2 invitations" }));
  await expect.element(page.getByText("1 invitation sent")).toBeVisible();
  await expect.element(page.getByRole("alert").getByText(/^o@fjord\.se: /)).toBeVisible();
  await expect.element(page.getByText("h@fjord.se", { exact: true })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  const input = { teamId: team.id, emails: ["h@fjord.se", "o@fjord.se"], role: "MEMBER", spaceIds: [space.id] };
  expect(server.asked).toEqual([{ operation: "inviteTeamMembers", input: { ...input, message: "Come and see" } }]);
  // Whoever sent it by the keyboard goes on with what is left: the button they pressed can do no more.
  await expect.element(field).toHaveFocus();
});

test("every address that is marked has its reason below, those with the same one together", async () => {
  const { server } = await opened();
  server.answer("inviteTeamMembers", {
    success: { invitedEmails: [], errors: [{ email: "o@fjord.se", code: "userIsMemberAlready" }] },
  });
  await paste("wrong@ o@fjord.se marta@fjord");
  await userEvent.click(page.getByRole("button", { name: "Send 1 invitation" }));
  await expect.element(page.getByRole("alert").getByText(/^o@fjord\.se: /)).toBeVisible();
  await expect.element(page.getByRole("alert").getByText(/^wrong@, marta@fjord: /)).toBeVisible();
});

test("an address that no mail reaches is no fault of the server: it is said what to do about it", async () => {
  const { server } = await opened();
  await paste("gone@fjord.se");
  server.answer("inviteTeamMembers", {
    success: { invitedEmails: [], errors: [{ email: "gone@fjord.se", code: "unknownError" }] },
  });
  await userEvent.click(page.getByRole("button", { name: "Send 1 invitation" }));
  await expect
    .element(page.getByText(/gone@fjord\.se: .*Check it for typos, or share an invitation link/))
    .toBeVisible();
});

test("more than one call takes go in several, and the dialog closes once all are invited", async () => {
  const { server, onClose } = await opened();
  const most = bounds.emailsPerInvite.max;
  const emails = Array.from({ length: most + 1 }, (_, at) => `p${at}@fjord.se`);
  server.answer("inviteTeamGuests", { success: { invitedEmails: emails, errors: [] } });
  await userEvent.selectOptions(page.getByLabelText("Role"), "GUEST");
  await paste(emails.join("\n"));
  await userEvent.click(page.getByRole("button", { name: `Send ${most + 1} invitations` }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.asked.map(({ operation, input }) => [operation, Object(input).emails.length])).toEqual([
    ["inviteTeamGuests", most],
    ["inviteTeamGuests", 1],
  ]);
});

test("a call that is refused leaves the addresses as they are and says why", async () => {
  const { server, onClose } = await opened();
  server.answer("inviteTeamMembers", { accountIsNotVerified: {} });
  await paste("h@fjord.se");
  await userEvent.click(page.getByRole("button", { name: "Send 1 invitation" }));
  await expect.element(page.getByText(/^Confirm your own email first/)).toBeVisible();
  await expect.element(chips.getByText("h@fjord.se")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test("a link is made as it was asked for and shown to be copied", async () => {
  const { server } = await opened();
  const url = "https://atrium.example/invite/g/wm7rk2h9q";
  server.answer("createSpaceGuestInvitationLink", {
    success: { invitation: exampleInvitation({ kind: "spaceGuest", email: null, url, role: "GUEST" }) },
  });
  await userEvent.click(page.getByText("By link"));
  await userEvent.selectOptions(page.getByLabelText("Role"), "GUEST");
  await userEvent.selectOptions(page.getByLabelText("Uses"), "null");
  await userEvent.click(page.getByRole("button", { name: "Create link" }));
  await expect.element(page.getByLabelText("Invitation link")).toHaveValue(url);
  await expect.element(page.getByRole("img", { name: "QR code for the link" })).toBeVisible();
  expect(server.asked.filter(({ operation }) => !operation.startsWith("list"))).toEqual([
    { operation: "createSpaceGuestInvitationLink", input: { spaceId: space.id, expiresInDays: 7, uses: null } },
  ]);
});

test("a link that was made stands under the terms it was made for alone", async () => {
  const { server } = await opened();
  const url = "https://atrium.example/invite/m/wm7rk2h9q";
  server.answer("createTeamMemberInvitationLink", { success: { invitation: exampleInvitation({ email: null, url }) } });
  await userEvent.click(page.getByText("By link"));
  await userEvent.click(page.getByRole("button", { name: "Create link" }));
  await expect.element(page.getByLabelText("Invitation link")).toHaveValue(url);
  await userEvent.selectOptions(page.getByLabelText("Role"), "GUEST");
  await expect.element(page.getByLabelText("Invitation link")).not.toBeInTheDocument();
});

test("when the team has used up its invitations of a day, it is said until when", async () => {
  const { server, onClose } = await opened();
  await paste("h@fjord.se");
  server.answer("inviteTeamMembers", { tooOftenAttempts: { retryAfterMs: 5 * 3_600_000 } });
  await userEvent.click(page.getByRole("button", { name: "Send 1 invitation" }));
  await expect.element(page.getByText(/sent all its invitations for today\. You can send more on \d/)).toBeVisible();
  server.answer("inviteTeamMembers", { tooOftenAttempts: { retryAfterMs: 1000 } });
  await userEvent.click(page.getByRole("button", { name: "Send 1 invitation" }));
  await expect.element(page.getByText(/for today/)).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
