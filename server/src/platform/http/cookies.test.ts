import { expect, test } from "vitest";
import { cookieHeader, readCookie, sessionCookie } from "./cookies.ts";

test("behind https the cookie's name binds it to this host", () => {
  expect(sessionCookie({ secure: true })).toBe("__Host-atrium_session");
  expect(cookieHeader("a", "b", { secure: true, maxAgeMs: 1500 })).toBe(
    "a=b; Path=/; HttpOnly; SameSite=Lax; Max-Age=1; Secure",
  );
  expect(cookieHeader("a", "", { secure: false, maxAgeMs: 0 })).toBe("a=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
});

test("a cookie is found by its whole name, the first of several", () => {
  expect(readCookie("xa=1; a=2;a=3", "a")).toBe("2");
  expect(readCookie("b=a=1", "a")).toBeNull();
  expect(readCookie(undefined, "a")).toBeNull();
});
