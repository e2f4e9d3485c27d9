import { newId, type AccountId, type ChatMessage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createEmitter } from "../../platform/emitter.ts";
import { drawn } from "../../testing/drawn.tsx";
import type { ChatHeard } from "../engine/chatPort.ts";
import { isReadNow } from "../unread/readNow.ts";
import { FixtureChat, fixturePort } from "../fixtures/FixtureChat.tsx";

afterEach(() => vi.restoreAllMocks());

const [me, other] = [newId<AccountId>(), newId<AccountId>()];
const said = (position: number): ChatMessage =>
  aChatMessage({ position, author: anAuthor(other, "Boris"), content: `Word ${position}` });

/** A chat with one message that I have read; others can write. */
async function opened() {
  const heard = createEmitter<ChatHeard>();
  const port = {
    ...fixturePort({ selfId: me, messages: [said(1)] }),
    onHeard: (listener: (said: ChatHeard) => void) => heard.on(listener),
  };
  await drawn(<FixtureChat port={port} />);
  await expect.element(page.getByText("Word 1")).toBeVisible();
  await expect.poll(() => isReadNow(port.key)).toBe(true);
  const writes = async (position: number) => {
    heard.emit({ kind: "message", revision: position, message: said(position) });
    await expect.element(page.getByText(`Word ${position}`, { exact: true })).toBeVisible();
  };
  return { writes };
}

/** The browser's event when the page is hidden or shown. */
async function look(visibilityState: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => isReadNow("fixture")).toBe(visibilityState === "visible");
}

test("what comes while one is looking gets no line of new messages", async () => {
  const { writes } = await opened();
  await writes(2);
  await writes(3);
  await expect.poll(() => page.getByText(/^\d new$/).elements()).toEqual([]);
});

test("what came while one looked away stands under a line, which stays while it is read", async () => {
  const { writes } = await opened();
  await look("hidden");
  await writes(2);
  await expect.element(page.getByText("1 new")).toBeVisible();
  await look("visible");
  await writes(3);
  await expect.element(page.getByText("2 new")).toBeVisible();
});
