import { done } from "../harness/done.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { expect, test } from "../harness/test.ts";

test("every page of a team opens for its admin, and the steps of an upgrade lead back to the plans", async ({
  person,
}) => {
  const mira = await person();
  const slug = await newSpaceOf(mira);
  const { page } = mira;
  const { spaceId } = await done<{ spaceId: string }>(mira, "getSpaceId", { slug });
  const { teams } = await done<{ teams: { id: string }[] }>(mira, "listAccountTeams", {});
  const team = `/dashboard/team/${teams[0]?.id ?? ""}`;
  const title = page.getByRole("heading", { level: 1 });
  const refused: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("/api/")) return;
    const body = await response.text().catch(() => "");
    if (body.includes("invalidRequest")) refused.push(response.url());
  });
  for (const path of [
    team,
    `${team}/settings`,
    `${team}/settings/audit`,
    `${team}/plan-details`,
    `${team}/users`,
    `${team}/space/${spaceId}`,
    `${team}/new-space`,
    `${team}/upgrade`,
    "/dashboard/account",
    "/dashboard/messages",
    "/dashboard/news",
    "/dashboard/shortcuts",
    "/dashboard/support",
  ]) {
    await page.goto(path);
    await expect(title, path).toBeVisible();
    await expect(title, path).not.toHaveText(/does not exist/);
  }
  for (const step of ["daypass", "subscription", "checkout"]) {
    await page.goto(`${team}/upgrade/${step}`);
    await expect(title, step).toHaveText(/Day pass for|for your team/);
    await page.getByRole("link", { name: "Plans" }).click();
    await expect(page).toHaveURL(new RegExp(`${team}/upgrade$`));
    await expect(title).toHaveText(/^A plan for/);
  }
  expect(refused).toEqual([]);
});
