import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withoutAddresses } from "./createErrorReport.ts";

test("files of the page stay with their lines, every other address goes, and so do people's", () => {
  const stack = [
    "TypeError: no room for mira@kite.studio",
    "    at draw (https://meet.example.org/assets/index-Ab1_x.js:12:345)",
    "    at https://meet.example.org/magiclink/k3y/c0de?tempAuthToken=s3cret",
    "    at ws://10.0.0.1:7880/rtc?access_token=t0ken",
  ].join("\n");
  expect(withoutAddresses(stack)).toBe(
    [
      "TypeError: no room for (e-mail)",
      "    at draw (/assets/index-Ab1_x.js:12:345)",
      "    at (address)",
      "    at (address)",
    ].join("\n"),
  );
});

test("whatever stands in an address of another page is not told", () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9]{12,24}$/);
  fc.assert(
    fc.property(secret, fc.constantFrom("/s/x?pass=", "/invite/g/", "/magiclink/a/", "/?authKey="), (word, path) => {
      expect(withoutAddresses(`failed at https://meet.example.org${path}${word} twice`)).not.toContain(word);
    }),
  );
});
