import { expect } from "@playwright/test";
import type { Person } from "./person.ts";

/** Sets a room's password through its menu. */
export async function lockRoom({ page }: Person, lock: { room: string; password: string }): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${lock.room}` }).click();
  await page.getByRole("menuitem", { name: "Set a password" }).click();
  const settings = page.getByRole("dialog", { name: new RegExp(lock.room, "u") });
  await settings.getByLabel("Password", { exact: true }).fill(lock.password);
  await settings.getByRole("button", { name: "Set password" }).click();
  await expect(settings.getByRole("button", { name: "Remove password" })).toBeVisible();
}
