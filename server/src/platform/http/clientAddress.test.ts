import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createClientAddress } from "./clientAddress.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test("forwarded addresses of strangers are not believed", () => {
  const addressOf = createClientAddress(["10.0.0.0/8"]);
  expect(addressOf(request("203.0.113.1", "198.51.100.1"))).toBe("203.0.113.1");
});

test("behind our proxies the last address that is none of them counts", () => {
  const addressOf = createClientAddress(["10.0.0.0/8", "::1"]);
  expect(addressOf(request("10.0.0.1", "198.51.100.1"))).toBe("198.51.100.1");
  expect(addressOf(request("::1", "1.2.3.4, 198.51.100.1, 10.9.9.9"))).toBe("198.51.100.1");
  expect(addressOf(request("::ffff:10.0.0.1", "2001:db8::7"))).toBe("2001:db8::7");
});

test("a proxy that says nothing usable is itself the address", () => {
  const addressOf = createClientAddress(["10.0.0.1"]);
  expect(addressOf(request("10.0.0.1"))).toBe("10.0.0.1");
  expect(addressOf(request("10.0.0.1", "unknown"))).toBe("10.0.0.1");
});
