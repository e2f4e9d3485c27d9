import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { ownAddresses } from "./ownAddresses.ts";

const address = (text: string, family: "IPv4" | "IPv6", internal = false) =>
  ({ address: text, family, internal }) as NetworkInterfaceInfo;

test("loopback comes first, then every IPv4 address the machine has outside", () => {
  const interfaces = {
    lo: [address("127.0.0.1", "IPv4", true), address("::1", "IPv6", true)],
    wlan: [address("192.168.1.7", "IPv4"), address("fe80::1", "IPv6")],
    bridge: [address("172.17.0.1", "IPv4")],
  };
  expect(ownAddresses(interfaces)).toEqual(["127.0.0.1", "192.168.1.7", "172.17.0.1"]);
});

test("a machine without a network still has loopback", () => {
  expect(ownAddresses({})).toEqual(["127.0.0.1"]);
});

test("of many virtual networks the first few are enough", () => {
  const bridges = Array.from({ length: 30 }, (_, n): [string, NetworkInterfaceInfo[]] => [
    `br${n}`,
    [address(`172.18.${n}.1`, "IPv4")],
  ]);
  expect(ownAddresses(Object.fromEntries(bridges))).toHaveLength(8);
});
