import { Menu } from "@mantine/core";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { GlassMenu } from "../ui/GlassMenu.tsx";
import { FixtureChat } from "./fixtures/FixtureChat.tsx";
import { ChatSurface } from "./surface.ts";

const message = aChatMessage({ position: 1, author: anAuthor(undefined, "Boris"), content: "Word" });
const models = { glass: GlassMenu, sheet: Menu };

/** A message's menu on a surface, and a menu without a chat. */
async function looksOn(surface: "glass" | "sheet") {
  const Model = models[surface];
  await drawn(
    <>
      <Model opened trapFocus={false} closeOnClickOutside={false}>
        <Menu.Target>
          <button type="button">Model</button>
        </Menu.Target>
        <Menu.Dropdown data-testid="model">Model</Menu.Dropdown>
      </Model>
      <ChatSurface value={surface}>
        <FixtureChat messages={[message]} />
      </ChatSurface>
    </>,
  );
  await page.getByRole("listitem").getByText("Word").hover();
  await page.getByRole("list", { name: "Messages" }).getByRole("button", { name: "More" }).click();
  const item = page.getByRole("menuitem", { name: "Copy text" });
  await expect.element(item).toBeVisible();
  const lookOf = (element: Element | null | undefined) => {
    const { backgroundColor, backdropFilter, color } = getComputedStyle(element ?? document.body);
    return { backgroundColor, backdropFilter, color };
  };
  return {
    menu: lookOf(item.element().closest("[role=menu]")),
    model: lookOf(page.getByTestId("model").element()),
  };
}

test("over a room the menu of a message is glass as the room's other menus", async () => {
  const { menu, model } = await looksOn("glass");
  expect(menu).toEqual(model);
  expect(menu.backdropFilter).not.toBe("none");
});

test("on a page the menu of a message stands on the page's own surface", async () => {
  const { menu, model } = await looksOn("sheet");
  expect(menu).toEqual(model);
  expect(menu.backdropFilter).toBe("none");
});
