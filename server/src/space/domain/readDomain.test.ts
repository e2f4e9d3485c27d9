import { expect, test } from "vitest";
import { readDomain } from "./readDomain.ts";

const read = (typed: string) => readDomain(typed, "meet.example.org");

test.each([
  ["rooms.kite.studio", "rooms.kite.studio"],
  [" Rooms.Kite.Studio. ", "rooms.kite.studio"],
  ["www.kite.studio", "kite.studio"],
  ["kite.co.uk", "kite.co.uk"],
  ["kite.example", "kite.example"],
  ["комнаты.рф", "xn--80atged1a7d.xn--p1ai"],
])("%j is read as %s", (typed, domain) => {
  expect(read(typed)).toBe(domain);
});

test.each([
  "",
  "kite",
  "localhost",
  "rooms.localhost",
  "printer.local",
  "192.0.2.7",
  "[2001:db8::1]",
  "2001:db8::1",
  "https://kite.studio",
  "kite.studio/rooms",
  "kite.studio:8443",
  "me@kite.studio",
  "-kite.studio",
  "kite..studio",
  "kite_rooms.studio",
  `${"a".repeat(64)}.studio`,
  `${"a.".repeat(130)}studio`,
  "meet.example.org",
  "www.meet.example.org",
  "my.meet.example.org",
  "example.org",
  "1.2.3.4.5",
  "co.uk",
  "github.io",
  "com.ru",
  "localhost.localdomain",
])("%j cannot be a space's own", (typed) => {
  expect(read(typed)).toBeNull();
});
