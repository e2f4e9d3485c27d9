import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { TeamChats } from "./TeamChats.tsx";

afterEach(() => vi.unstubAllGlobals());

const titles = page.getByRole("switch", { name: /^Link previews/ });
const keeps = page.getByRole("switch", { name: /^Keep messages of deleted accounts/ });

test("an admin says whether links have titles, and whether words of deleted accounts stay", async () => {
  const server = fakeServer();
  const team = exampleTeam({ showsLinkTitles: true, keepsMessagesOfDeleted: false });
  server.answer("updateTeam", { success: { team } });
  await drawn(<TeamChats team={team} />);
  await expect.element(titles).toBeChecked();
  await expect.element(keeps).not.toBeChecked();
  await expect.element(page.getByText("Once an account is deleted for good, so are its messages.")).toBeVisible();
  await userEvent.click(titles);
  await userEvent.click(keeps);
  await expect
    .poll(() => server.asked)
    .toEqual([
      { operation: "updateTeam", input: { teamId: team.id, showsLinkTitles: false } },
      { operation: "updateTeam", input: { teamId: team.id, keepsMessagesOfDeleted: true } },
    ]);
});

test("a member reads what holds and changes nothing", async () => {
  await drawn(<TeamChats team={exampleTeam({ role: "MEMBER" })} />);
  await expect.element(titles).toBeDisabled();
  await expect.element(keeps).toBeDisabled();
  await expect.element(page.getByText("Only a team admin can change this.")).toBeVisible();
});
