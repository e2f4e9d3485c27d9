import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createClientAddress, forwardedFor } from "./clientAddress.ts";

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
  expect(addressOf(request("::ffff:10.0.0.1", "2001:db8::7"))).toBe("2001:db8:0:0::/56");
});

test("a proxy that says nothing usable is itself the address", () => {
  const addressOf = createClientAddress(["10.0.0.1"]);
  expect(addressOf(request("10.0.0.1"))).toBe("10.0.0.1");
  expect(addressOf(request("10.0.0.1", "unknown"))).toBe("10.0.0.1");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
  ["2001:DB8:1:2::", "2001:db8:1:0::/56"],
  ["2001:0db8:0001::9", "2001:db8:1:0::/56"],
  ["a::b:c:d:e:f", "a:0:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["2001:db8:1:ff02::1", "2001:db8:1:ff00::/56"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/56"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
])("whoever has the address %s has all of %s", (address, network) => {
  expect(createClientAddress([])(request(address))).toBe(network);
});

test("a request that another node hands on is still the person's", () => {
  const onward = forwardedFor(request("203.0.113.1", "made up"));
  expect(createClientAddress(["10.0.0.2"])(request("10.0.0.2", onward))).toBe("203.0.113.1");
  expect(forwardedFor(request("203.0.113.1"))).toBe("203.0.113.1");
});
