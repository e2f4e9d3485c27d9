import { constants, type AccountId, type ErrorCode } from "@atrium/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CallHere } from "../../live/index.ts";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { KickDialog } from "./KickDialog.tsx";

const person = { accountId: "gleb" as AccountId, name: "Gleb" };

async function asked({ canBan = true, refusals = [] as ErrorCode[] } = {}) {
  const calls: unknown[] = [];
  let closed = 0;
  const kick = async (...call: unknown[]) => {
    calls.push(call);
    const code = refusals.shift();
    return code === undefined ? { ok: true } : { ok: false, code };
  };
  await drawn(
    <>
      <KickDialog person={person} canBan={canBan} kick={kick as CallHere} close={() => (closed += 1)} />
      <OverlayHosts />
    </>,
  );
  return { calls, closed: () => closed, remove: () => userEvent.click(page.getByRole("button", { name: "Remove" })) };
}

test("somebody who is removed may come back right away unless the host says otherwise", async () => {
  const { calls, remove, closed } = await asked();
  await expect.element(page.getByRole("radio", { name: /^Right away/ })).toBeChecked();
  await remove();
  await expect.poll(closed).toBe(1);
  expect(calls).toEqual([["kick", { accountId: "gleb" }]]);
});

test.for([
  ["After an hour", constants.ban.durationsMs[0], "Gleb was removed for one hour"],
  ["After a day", constants.ban.durationsMs[1], "Gleb was removed for one day"],
  ["Never", null, "Gleb was removed for ever"],
] as const)("who may come back %s is kept out so long, which is said", async ([choice, banForMs, done]) => {
  const { calls, remove } = await asked();
  await userEvent.click(page.getByRole("radio", { name: new RegExp(`^${choice}`) }));
  await remove();
  await expect.poll(() => calls).toEqual([["kick", { accountId: "gleb", banForMs }]]);
  await expect.element(page.getByText(done)).toBeVisible();
});

test("a refusal stays in the dialog, and the next try may succeed", async () => {
  const { remove, closed } = await asked({ refusals: ["participantNotFound"] });
  await remove();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(closed()).toBe(0);
  await remove();
  await expect.poll(closed).toBe(1);
});

test("who may only remove is not asked for how long", async () => {
  await asked({ canBan: false });
  await expect.element(page.getByRole("button", { name: "Remove" })).toBeVisible();
  expect(page.getByRole("radio").elements()).toEqual([]);
});
