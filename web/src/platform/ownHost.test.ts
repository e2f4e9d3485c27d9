import { expect, test } from "vitest";
import { pathInAddress, pathInside } from "./ownHost.ts";

test.each([
  ["/", "/s/kite"],
  ["/login", "/login/kite"],
  ["/login/", "/login/kite"],
  ["/logout", "/logout"],
  ["/magiclink", "/magiclink"],
  ["/guest-invite", "/guest-invite"],
  ["/continue", "/continue"],
  ["/s/kite", "/s/kite"],
  ["/dashboard", "/s/kite"],
  ["/s/other", "/elsewhere/s/other"],
  ["/try", "/elsewhere/try"],
  ["/invite/m", "/elsewhere/invite/m"],
])("on a place's own host %s is %s", (path, inside) => {
  expect(pathInside(path, "kite")).toBe(inside);
});

test("the place's name does not stand in the address", () => {
  expect(["/s/kite", "/login/kite", "/logout", "/s/other"].map((path) => pathInAddress(path, "kite"))).toEqual([
    "/",
    "/login",
    "/logout",
    "/s/other",
  ]);
});
