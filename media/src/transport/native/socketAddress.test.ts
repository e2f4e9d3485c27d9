import { expect, test } from "vitest";
import { addressFamily, socketAddress } from "./socketAddress.ts";

const { ipv4, ipv6 } = addressFamily;
const hex = (family: typeof ipv4 | typeof ipv6, ip: string): string | undefined =>
  socketAddress(family, { ip, port: 0x1234 })?.toString("hex");

test("addresses are laid out as Linux reads them", () => {
  expect(hex(ipv4, "192.0.2.1")).toBe(`0200 1234 c0000201 ${"0".repeat(16)}`.replaceAll(" ", ""));
  expect(hex(ipv6, "2001:db8::7")).toBe(`0a00 1234 00000000 20010db8 ${"0".repeat(22)}07 00000000`.replaceAll(" ", ""));
});

test("an IPv6 socket reaches IPv4 by mapped addresses", () => {
  const mapped = `0a00 1234 00000000 ${"0".repeat(20)}ffff c0000201 00000000`.replaceAll(" ", "");
  expect(hex(ipv6, "::ffff:192.0.2.1")).toBe(mapped);
  expect(hex(ipv6, "192.0.2.1")).toBe(mapped);
});

test("an address with a scope, and IPv6 on an IPv4 socket, is left to Node", () => {
  expect(hex(ipv6, "fe80::1%eth0")).toBeUndefined();
  expect(hex(ipv4, "2001:db8::7")).toBeUndefined();
});
