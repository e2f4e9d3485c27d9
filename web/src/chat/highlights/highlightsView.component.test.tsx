import { newId, type ChatMessage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createEmitter } from "../../platform/emitter.ts";
import { drawn } from "../../testing/drawn.tsx";
import type { ChatHeard } from "../engine/chatPort.ts";
import { HighlightsView } from "./HighlightsView.tsx";

const at = "2026-11-21T10:00:00.000Z";
const said = (position: number, content: string): ChatMessage =>
  aChatMessage({ position, content, highlightedAt: at, author: anAuthor(newId(), "Kofi") });

function listing(first: ChatMessage[], host = false) {
  const shown = { messages: first };
  const heard = createEmitter<ChatHeard>();
  const port = { key: newId(), onHeard: (listener: (said: ChatHeard) => void) => heard.on(listener) };
  const hands = {
    go: vi.fn(),
    back: vi.fn(),
    highlight: vi.fn(() => Promise.resolve({ ok: true, value: {} } as const)),
  };
  const list = () => Promise.resolve({ ok: true, value: { ...shown, nextCursor: null } } as const);
  const draw = () =>
    drawn(<HighlightsView port={port} page={list} host={host ? hands : null} go={hands.go} back={hands.back} />);
  return { shown, heard, hands, draw };
}

test("the list leads to each message, and only hosts take a highlight back", async () => {
  const first = said(4, "Demo day moves");
  const { hands, draw } = listing([first]);
  await draw();
  await page.getByRole("button", { name: /Demo day moves/ }).click();
  expect(hands.go).toHaveBeenCalledWith(first);
  expect(page.getByRole("button", { name: "Remove highlight" }).elements()).toEqual([]);
});

test("it is read anew as hosts highlight something and take it back; an ordinary message changes nothing", async () => {
  const first = said(4, "Demo day moves");
  const { shown, heard, hands, draw } = listing([first], true);
  await draw();
  await page.getByRole("button", { name: "Remove highlight" }).click();
  expect(hands.highlight).toHaveBeenCalledWith(first);
  shown.messages = [];
  heard.emit({ kind: "message", revision: 9, message: { ...first, highlightedAt: null } });
  await expect.element(page.getByText("Hosts have not highlighted anything yet")).toBeVisible();
  shown.messages = [said(7, "Bring it half-finished")];
  heard.emit({ kind: "message", revision: 10, message: aChatMessage({ position: 6 }) });
  heard.emit({ kind: "message", revision: 11, message: shown.messages[0] ?? first });
  await expect.element(page.getByText("Bring it half-finished")).toBeVisible();
});
