import { newId, type AccountId, type SpaceRole } from "@atrium/contract";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { useRoleNews } from "./useRoleNews.ts";

const [ada, other] = [newId<AccountId>(), newId<AccountId>()];
const visit = {};

/** One after the other: another account, oneself, a lost network, and twice another role. */
const KNOWN: ({ accountId: AccountId; role: SpaceRole } | null)[] = [
  null,
  { accountId: other, role: "PUBLIC_GUEST" },
  { accountId: ada, role: "SPACE_MEMBER" },
  null,
  { accountId: ada, role: "TEAM_ADMIN" },
  { accountId: ada, role: "SPACE_GUEST" },
];

function News() {
  const [at, setAt] = useState(0);
  useRoleNews(visit, KNOWN[at] ?? null);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
      <OverlayHosts />
    </>
  );
}

test("who stands in a room hears of another role, also after a lost network, and not of another account's", async () => {
  await drawn(<News />);
  const next = page.getByRole("button", { name: "Next" });
  for (let step = 0; step < 4; step += 1) await userEvent.click(next);
  await expect.element(page.getByText("You were promoted to Team admin", { exact: true })).toBeVisible();
  expect(page.getByText("You were promoted to Member", { exact: true }).elements()).toEqual([]);
  await userEvent.click(next);
  await expect.element(page.getByText("You were demoted to Guest", { exact: true })).toBeVisible();
});
