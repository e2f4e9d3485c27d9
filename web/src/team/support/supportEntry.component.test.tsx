import { Menu } from "@mantine/core";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createQueries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SupportEntry } from "./SupportEntry.tsx";

afterEach(() => vi.unstubAllGlobals());

const ownKey = read("getAccountProfile", {}).queryKey;
const menu = (
  <Menu opened>
    <Menu.Dropdown>
      <Menu.Item>My account</Menu.Item>
      <SupportEntry />
    </Menu.Dropdown>
  </Menu>
);

test("support staff find the page of support access in their menu", async () => {
  fakeServer().answer("getAccountProfile", { success: { account: exampleAccount(), givesSupport: true } });
  await drawnWithLinks(menu);
  const entry = page.getByRole("menuitem", { name: "Support access" });
  await expect.element(entry).toHaveAttribute("href", "/dashboard/support");
});

test("it is there too once a sign-in has brought the profile alone", async () => {
  fakeServer().answer("getAccountProfile", { success: { account: exampleAccount(), givesSupport: true } });
  const queries = createQueries();
  queries.setQueryData(ownKey, { account: exampleAccount() });
  await drawnWithLinks(menu, queries);
  await expect.element(page.getByRole("menuitem", { name: "Support access" })).toBeVisible();
});

test("nobody else finds it there", async () => {
  fakeServer().answer("getAccountProfile", { success: { account: exampleAccount(), givesSupport: false } });
  const queries = createQueries();
  await drawnWithLinks(menu, queries);
  await expect.poll(() => queries.getQueryData(ownKey)?.givesSupport).toBe(false);
  await expect.element(page.getByRole("menuitem", { name: "My account" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Support access" })).not.toBeInTheDocument();
});
