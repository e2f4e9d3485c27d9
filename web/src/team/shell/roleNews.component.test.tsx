import type { Team } from "@atrium/contract";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount, exampleTeam } from "../../testing/examples.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { useTeamRoleNews } from "./useTeamRoleNews.ts";

const { accountId } = exampleAccount();

const team = exampleTeam({ role: "MEMBER" });
const other = exampleTeam({ ...team, id: accountId as string as Team["id"], name: "Other", role: "ADMIN" });

/** One after the other, as replies come. */
const REPLIES: (readonly Team[] | undefined)[] = [
  undefined,
  [team],
  [{ ...team, role: "ADMIN" }],
  [{ ...team, role: "GUEST" }, other],
];

function News() {
  const [at, setAt] = useState(0);
  useTeamRoleNews(accountId, REPLIES[at]);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
      <OverlayHosts />
    </>
  );
}

test("who is made an admin is told so, and who is made a guest as well; a new team is no news", async () => {
  await drawn(<News />);
  const next = page.getByRole("button", { name: "Next" });
  await userEvent.click(next);
  await userEvent.click(next);
  await expect.element(page.getByText("Kite Studio: You were promoted to Admin")).toBeVisible();
  await userEvent.click(next);
  await expect.element(page.getByText("Kite Studio: You were demoted to Guest")).toBeVisible();
  expect(page.getByText("Other: You were").elements()).toEqual([]);
});
