import { afterEach, expect, test, vi } from "vitest";
import { whyNoSignal } from "./seatFault.ts";

afterEach(() => vi.unstubAllGlobals());

/** A media server that answers like this; the addresses that were requested. */
function mediaServer(answer: () => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return answer();
  });
  return asked;
}

test("a media server that has no place left is told from one that does not answer", async () => {
  const asked = mediaServer(() => Promise.resolve(new Response("the media server is full", { status: 503 })));
  expect(await whyNoSignal("wss://media.test", "to ken")).toBe("full");
  expect(asked).toEqual(["https://media.test/rtc/validate?access_token=to%20ken"]);
});

test.each([
  ["is not there behind the page's own server", () => Promise.resolve(new Response("", { status: 503 }))],
  ["refuses the token", () => Promise.resolve(new Response("invalid token", { status: 401 }))],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
])("a media server that %s does not answer", async (_says, answer) => {
  mediaServer(answer);
  expect(await whyNoSignal("ws://media.test", "token")).toBe("server");
});
