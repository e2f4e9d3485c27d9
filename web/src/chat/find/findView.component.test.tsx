import { newId, type ChatName, type FoundMessage, type MessagesAsked } from "@atrium/contract";
import { anAuthor } from "@atrium/testkit/chatBuilders";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { NOTHING_ASKED } from "./findAsked.ts";
import type { FindPort, FoundPage } from "./findPort.ts";
import { FindView } from "./FindView.tsx";

const boris = anAuthor(newId(), "Boris");
const chat: ChatName = { kind: "room", roomId: newId() };
const found = (position: number, excerpt = `the guest link ${position}`): FoundMessage => ({
  id: newId(),
  chat,
  chatTitle: "Studio",
  position,
  author: boris,
  createdAt: "2026-11-21T10:00:00.000Z",
  excerpt,
  hits: [{ from: 4, to: 9 }],
  attachments: [],
});

const open = vi.fn();
const close = vi.fn();
function looking(answer: (asked: MessagesAsked) => FoundPage | null) {
  const asked: MessagesAsked[] = [];
  const port: FindPort = {
    key: newId(),
    find(what) {
      asked.push(what);
      const value = answer(what);
      return Promise.resolve(value === null ? { ok: false, code: "connectionFailed" } : { ok: true, value });
    },
    people: () => Promise.resolve([boris]),
  };
  function Looking() {
    const [now, ask] = useState(NOTHING_ASKED);
    return <FindView port={port} asked={now} ask={ask} here={{ chat, name: "Studio" }} open={open} close={close} />;
  }
  return { asked, draw: () => drawn(<Looking />) };
}
const field = () => page.getByRole("combobox", { name: "Search messages" });
const page1 = { messages: [found(9), found(8)], nextCursor: null };

test("the hits stand out, the arrows choose and Enter leads there, without leaving the field", async () => {
  const { draw } = looking(() => page1);
  await draw();
  await expect.element(field()).toHaveFocus();
  await field().fill("guests");
  await expect.element(page.getByRole("status")).toHaveTextContent("2 messages");
  expect(page.getByRole("option").all()[0]?.element().querySelector("mark")?.textContent).toBe("guest");
  await userEvent.keyboard("{ArrowDown}");
  const second = page.getByRole("option", { selected: true });
  await expect.poll(() => second.element().textContent).toContain("the guest link 8");
  await expect.element(field()).toHaveAttribute("aria-activedescendant", second.element().id);
  await userEvent.keyboard("{Enter}");
  expect(open).toHaveBeenCalledWith(page1.messages[1]);
});

test("what narrows the search is asked for: this chat, somebody, files", async () => {
  const { asked, draw } = looking(() => page1);
  await draw();
  await page.getByRole("button", { name: "With a file" }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ hasFile: true });
  await page.getByRole("button", { name: "Where to search: Everywhere" }).click();
  await page.getByRole("menuitem", { name: "Studio" }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ hasFile: true, chat });
  await page.getByRole("button", { name: "From" }).click();
  await page.getByRole("option", { name: "Boris" }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ hasFile: true, chat, authorId: boris.accountId });
});

test("nothing found, and a search that fails, say so and what to do", async () => {
  const { asked, draw } = looking(({ words }) => (words === "lost" ? null : { messages: [], nextCursor: null }));
  await draw();
  await field().fill("zebra");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
  await field().fill("lost");
  await expect.element(page.getByRole("status")).toHaveTextContent("Search failed");
  const before = asked.length;
  await page.getByRole("button", { name: "Search again" }).click();
  await expect.poll(() => asked.length).toBe(before + 1);
});

test("more is read as the arrows reach the end; Escape clears the words, then closes", async () => {
  const { asked, draw } = looking(({ cursor }) =>
    cursor === undefined ? { messages: [found(9)], nextCursor: "next" } : { messages: [found(8)], nextCursor: null },
  );
  await draw();
  await field().fill("guest");
  await expect.element(page.getByRole("status")).toHaveTextContent("The first 1, there are more");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("status")).toHaveTextContent("2 messages");
  expect(asked.at(-1)).toEqual({ words: "guest", cursor: "next" });
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveValue("");
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});
