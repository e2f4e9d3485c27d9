import { newId, type AccountId, type ChatMessage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createEmitter } from "../../platform/emitter.ts";
import { drawn } from "../../testing/drawn.tsx";
import type { ChatHeard } from "../engine/chatPort.ts";
import { FixtureChat, fixturePort } from "../fixtures/FixtureChat.tsx";

const [me, other] = [newId<AccountId>(), newId<AccountId>()];
const said = (position: number, by: AccountId, content: string): ChatMessage =>
  aChatMessage({ position, author: anAuthor(by, by === me ? "Me" : "Boris"), content });
const messages = [said(1, other, "First"), said(2, me, "Mine"), said(3, other, "Last")];
const field = () => page.getByRole("textbox", { name: "Message Studio" });
const focused = () => document.activeElement?.textContent ?? "";

test("arrows go from message to message, R answers, E changes mine, arrow up in the field my last", async () => {
  await drawn(<FixtureChat selfId={me} messages={messages} />);
  const last = page.getByRole("listitem").filter({ hasText: "Last" });
  (last.element() as HTMLElement).focus();
  await userEvent.keyboard("r");
  await expect.element(page.getByText("Replying to Boris")).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  (last.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toContain("Mine");
  await userEvent.keyboard("e");
  await expect.element(field()).toHaveValue("Mine");
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveValue("");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field()).toHaveValue("Mine");
});

test("what comes is said once, a flood as a number, and nothing of what stood there before", async () => {
  const heard = createEmitter<ChatHeard>();
  const port = {
    ...fixturePort({ selfId: me, messages }),
    onHeard: (listener: (said: ChatHeard) => void) => heard.on(listener),
  };
  await drawn(<FixtureChat port={port} />);
  await expect.element(page.getByText("Last")).toBeVisible();
  const log = () => page.getByRole("log").element().textContent;
  const write = (position: number, by: AccountId) =>
    heard.emit({ kind: "message", revision: position, message: said(position, by, `Word ${position}`) });
  write(4, me);
  write(5, other);
  await expect.poll(log).toBe("Boris: Word 5");
  for (let position = 6; position < 16; position += 1) write(position, other);
  await expect.poll(log).toBe("10 new");
});
