import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { exampleMember, exampleSpace, exampleTeam } from "../../../testing/examples.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { OverlayHosts } from "../../../ui/OverlayHosts.tsx";
import { InviteDialog } from "../InviteDialog.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const team = exampleTeam();
const [hq, garden] = [exampleSpace(), exampleSpace({ slug: "garden", name: "Garden" })];
const to = { name: team.name, team, spaces: [hq, garden], role: "MEMBER" } as const;

const TEXT = [
  "E-mail;Name;Role;Spaces",
  "hanna@fjord.se;Hanna;;Kite HQ",
  "oksana@fjord.se;Оксана;Гость;Garden",
  "marta@fjord;Marta;Member;Kite HQ",
  "dmitry@nord.eu;Дмитрий;Speaker;Garden",
  "timur@kite.studio;Timur;Member;Kite HQ",
].join("\n");
const csv = (text: string, name = "people.csv") => new File([text], name, { type: "text/csv" });

async function opened() {
  const server = fakeServer();
  const { accountId, name, email, role } = exampleMember("timur");
  const accounts = [{ email, accountId, name, role, spaceIds: [] }];
  server.answer("listAccountsByCsv", { success: { accounts } });
  const onClose = vi.fn();
  await drawn(
    <>
      <InviteDialog opened onClose={onClose} to={to} begin="csv" />
      <OverlayHosts />
    </>,
  );
  const sent = () => server.asked.filter(({ operation }) => operation !== "listAccountsByCsv");
  return { server, onClose, sent };
}

/** What choosing a file does. */
const choose = (file: File) => userEvent.upload(page.getByLabelText("Contacts file"), file);
const row = (name: RegExp) => page.getByRole("row", { name });

test("a file is shown line by line before anybody is invited, each faulty one with why", async () => {
  const { sent } = await opened();
  await choose(csv(TEXT));
  await expect.element(page.getByText("5 rows, separated by semicolons, UTF-8")).toBeVisible();
  await expect.element(row(/hanna@fjord\.se Hanna Member Kite HQ/)).toBeVisible();
  await expect.element(row(/oksana@fjord\.se Оксана Guest Garden/)).toBeVisible();
  await expect.element(row(/dmitry@nord\.eu.*There is no role “Speaker”/)).toBeVisible();
  await expect.element(row(/timur@kite\.studio.*already/)).toBeVisible();
  await expect.element(page.getByText("2 ready")).toBeVisible();
  await expect.element(page.getByText("3 need a look")).toBeVisible();
  await userEvent.click(page.getByRole("switch", { name: "Only rows with errors" }));
  await expect.element(row(/hanna@fjord\.se/)).not.toBeInTheDocument();
  await expect.element(row(/marta@fjord /)).toBeVisible();
  expect(sent()).toEqual([]);
});

test("faulty lines are corrected where they stand or skipped, and then all are invited as their lines say", async () => {
  const { server, onClose, sent } = await opened();
  await choose(csv(TEXT));
  await userEvent.click(page.getByRole("button", { name: "Correct row 3" }));
  await userEvent.fill(page.getByLabelText("Email, row 3"), "marta@fjord.se");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("table")).toHaveFocus();
  await userEvent.click(page.getByRole("button", { name: "Correct row 4" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Correct row 4" })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Skip row 4" }));
  await userEvent.click(page.getByRole("button", { name: "Skip row 5" }));
  await expect.element(page.getByText("3 people will get an email")).toBeVisible();
  const [members, guests] = [["hanna@fjord.se", "marta@fjord.se"], ["oksana@fjord.se"]];
  server.answer("inviteTeamMembers", { success: { invitedEmails: members, errors: [] } });
  server.answer("inviteTeamGuests", { success: { invitedEmails: guests, errors: [] } });
  await userEvent.click(page.getByRole("button", { name: "Invite 3 people" }));
  await expect
    .poll(() => sent().map(({ input }) => input))
    .toEqual([
      { teamId: team.id, emails: members, role: "MEMBER", spaceIds: [hq.id] },
      { teamId: team.id, emails: guests, spaceIds: [garden.id] },
    ]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("who was invited leaves the list, who was not stays with the server's reason", async () => {
  const { server } = await opened();
  await choose(csv("email\nhanna@fjord.se\noksana@fjord.se"));
  server.answer("inviteTeamMembers", {
    success: { invitedEmails: ["hanna@fjord.se"], errors: [{ email: "oksana@fjord.se", code: "unknownError" }] },
  });
  await userEvent.selectOptions(page.getByLabelText("Role for rows without one"), "MEMBER");
  await userEvent.click(page.getByRole("button", { name: "Invite 2 people" }));
  await expect.element(row(/hanna@fjord\.se/)).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Skip row 2" })).toBeVisible();
  await expect.element(page.getByText("1 row to fix")).toBeVisible();
  await expect.element(page.getByText(/Check it for typos, or share an invitation link/)).toBeVisible();
});

test("a file that cannot be read says why, and another can be dropped in its place", async () => {
  await opened();
  await choose(csv("name,phone\nHanna,12"));
  await expect.element(page.getByRole("alert").getByText(/no column with email addresses/)).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(csv("hanna@fjord.se", "list.txt"));
  const zone = page.getByText("Drop or choose a CSV file").element();
  zone.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText("list.txt")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Invite 1 person" })).toBeEnabled();
});

test("of thousands of lines only those that are seen are drawn", async () => {
  await opened();
  const emails = Array.from({ length: 3000 }, (_, at) => `p${at}@fjord.se`);
  await choose(csv(["email", ...emails].join("\n")));
  await expect.element(page.getByText("3000 ready")).toBeVisible();
  expect(page.getByRole("row").elements().length).toBeLessThan(60);
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", "3001");
});

test("an example and the faulty lines are saved as files", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await opened();
  await userEvent.click(page.getByRole("button", { name: "Download an example" }));
  await expect.poll(() => saved).toEqual(["contacts-example.csv"]);
  await choose(csv(TEXT));
  await userEvent.click(page.getByRole("switch", { name: "Only rows with errors" }));
  await userEvent.click(page.getByRole("button", { name: "Download them" }));
  await expect.poll(() => saved).toEqual(["contacts-example.csv", "contacts-to-correct.csv"]);
});
