import { Menu } from "@mantine/core";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SupportEntry } from "./SupportEntry.tsx";

afterEach(() => vi.unstubAllGlobals());

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

test("nobody else finds it there", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount(), givesSupport: false } });
  await drawnWithLinks(menu);
  await expect.poll(() => server.asked.map(({ operation }) => operation)).toEqual(["getAccountProfile"]);
  await expect.element(page.getByRole("menuitem", { name: "My account" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Support access" })).not.toBeInTheDocument();
});
