import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { SpaceRole } from "@atrium/contract";
import { drawn } from "../../testing/drawn.tsx";
import { SpaceMenu } from "./SpaceMenu.tsx";

async function opened(role: SpaceRole) {
  const hands = { invite: vi.fn(), copyLink: vi.fn() };
  await drawn(
    <SpaceMenu name="Kestrel" settingsPath="/dashboard/team/t/space/s" role={role} {...hands}>
      3 people
    </SpaceMenu>,
  );
  page
    .getByRole("button", { name: /Kestrel/ })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
  return hands;
}

test("from the name of a space its admins reach its settings, beside the room, and its invitations", async () => {
  const { invite } = await opened("SPACE_ADMIN");
  const settings = page.getByRole("menuitem", { name: "Space settings" });
  await expect.element(settings).toHaveAttribute("href", "/dashboard/team/t/space/s");
  await expect.element(settings).toHaveAttribute("target", "_blank");
  await userEvent.click(page.getByRole("menuitem", { name: "Invite people" }));
  expect(invite).toHaveBeenCalledOnce();
});

test("a guest copies its link there, and nothing else", async () => {
  const { copyLink } = await opened("PUBLIC_GUEST");
  expect(page.getByRole("menuitem").elements()).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(copyLink).toHaveBeenCalledOnce();
});
