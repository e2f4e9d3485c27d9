import { deflateRawSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { openBrowserSocket } from "./liveSocket.ts";

class FakeWebSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeWebSocket[] = [];
  readonly readyState = FakeWebSocket.OPEN;
  readonly closes: (number | undefined)[] = [];
  constructor() {
    super();
    FakeWebSocket.made.push(this);
  }
  send(): void {}
  close(code?: number): void {
    this.closes.push(code);
  }
  say(data: string | Uint8Array): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code, wasClean: true }));
  }
}

function arrange() {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  const told: string[] = [];
  const socket = openBrowserSocket("ws://here", {
    opened: () => void told.push("opened"),
    said: (text) => void told.push(text),
    closed: (code) => void told.push(`closed ${code}`),
  });
  const server = FakeWebSocket.made.at(-1);
  if (server === undefined) throw new Error("No socket was opened");
  return { socket, server, told };
}
afterEach(() => vi.unstubAllGlobals());

const packed = (text: string): Uint8Array => deflateRawSync(text);

test("what comes packed is unpacked", async () => {
  const { server, told } = arrange();
  server.say(packed("a long message, ä"));
  await expect.poll(() => told).toEqual(["a long message, ä"]);
});

test("what comes after something packed, the end too, waits for it", async () => {
  const { server, told } = arrange();
  server.say("first");
  server.say(packed("long"));
  server.say("then");
  server.say(packed("long again"));
  server.say("last");
  server.end(1012);
  await expect.poll(() => told).toEqual(["first", "long", "then", "long again", "last", "closed 1012"]);
  server.say("at once");
  expect(told.at(-1)).toBe("at once");
});

test.each([0, 3])(
  "who has dropped the socket hears nothing of what was still packed, or being unpacked (%i)",
  async (turns) => {
    const { socket, server, told } = arrange();
    server.say(packed("long"));
    server.say("then");
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    socket.drop(1000);
    const later = arrange();
    later.server.say(packed("long"));
    await expect.poll(() => later.told).toEqual(["long"]);
    expect(told).toEqual([]);
  },
);

test("what cannot be unpacked ends the socket as one that broke", async () => {
  const { server, told } = arrange();
  server.say(new Uint8Array([0xff, 0xff, 0xff]));
  server.say("then");
  await expect.poll(() => told).toEqual(["closed 1006"]);
  expect(server.closes).toEqual([undefined]);
});
