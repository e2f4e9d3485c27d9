import { expect, test } from "vitest";
import { isPublicAddress } from "./publicAddress.ts";

test.each([
  ["somebody's", "93.184.215.14"],
  ["somebody's, of IPv6", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
])("%s address is public: %s", (_whose, address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["unspecified", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["loopback", "127.0.0.1"],
  ["loopback, far in", "127.255.255.254"],
  ["private", "10.0.0.1"],
  ["private", "172.16.0.1"],
  ["private, the last", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["a carrier's", "100.64.0.1"],
  ["link-local", "169.254.1.1"],
  ["a cloud's metadata", "169.254.169.254"],
  ["a cloud's own server", "168.63.129.16"],
  ["protocol assignments", "192.0.0.8"],
  ["documentation", "192.0.2.1"],
  ["documentation", "198.51.100.1"],
  ["documentation", "203.0.113.1"],
  ["6to4 relays", "192.88.99.1"],
  ["benchmarking", "198.18.0.1"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified, IPv6", "::"],
  ["loopback, IPv6", "::1"],
  ["mapped IPv4, private", "::ffff:10.0.0.1"],
  ["mapped IPv4, public", "::ffff:93.184.215.14"],
  ["mapped IPv4 in hexadecimal", "::ffff:7f00:1"],
  ["compatible IPv4", "::127.0.0.1"],
  ["NAT64", "64:ff9b::7f00:1"],
  ["NAT64 of a network", "64:ff9b:1::7f00:1"],
  ["6to4", "2002:7f00:1::"],
  ["Teredo", "2001:0:53aa:64c:0:0:80ff:fffe"],
  ["unique local", "fd00::1"],
  ["unique local", "fc00::1"],
  ["link-local, IPv6", "fe80::1"],
  ["link-local with its zone", "fe80::1%eth0"],
  ["site-local", "fec0::1"],
  ["multicast, IPv6", "ff02::1"],
  ["documentation, IPv6", "2001:db8::1"],
  ["documentation, the newer", "3fff::1"],
  ["ORCHID", "2001:20::1"],
  ["discard only", "100::1"],
  ["segment routing", "5f00::1"],
  ["a name", "localhost"],
  ["nothing", ""],
])("not public: %s %s", (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
