import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { localPath, splitSecrets } from "./address.ts";

test("secrets leave the query, the rest stays", () => {
  expect(splitSecrets("https://a.example/s/try-me?room=r1&tempAuthToken=T0K&pass=open#here")).toEqual({
    clean: "/s/try-me?room=r1#here",
    secrets: { tempAuthToken: "T0K", pass: "open" },
  });
});

test("what a link says of its guest leaves the query too", () => {
  expect(splitSecrets("https://a.example/s/try-me?name=Ada&about=Paints&room=r1")).toEqual({
    clean: "/s/try-me?room=r1",
    secrets: { name: "Ada", about: "Paints" },
  });
});

test("a magic link's key and code leave the path", () => {
  expect(splitSecrets("https://a.example/magiclink/KEY/CODE?to=%2Fdashboard")).toEqual({
    clean: "/magiclink?to=%2Fdashboard",
    secrets: { authKey: "KEY", code: "CODE" },
  });
});

test("what an invitation opens by leaves the path", () => {
  for (const page of ["/member-invite", "/guest-invite", "/invite/m", "/invite/g", "/invite/decline"]) {
    const left = { clean: page, secrets: { linkCode: "CODE" } };
    expect(splitSecrets(`https://a.example${page}/CODE`)).toEqual(left);
    expect(splitSecrets(`https://a.example${page}/CODE/`)).toEqual(left);
  }
});

test("an address without secrets stays as it is", () => {
  expect(splitSecrets("https://a.example/dashboard?a=1")).toEqual({ clean: "/dashboard?a=1", secrets: {} });
});

test("a path of this site is a place to go", () => {
  expect(localPath("/s/garden?room=abc#x")).toBe("/s/garden?room=abc#x");
});

test("anything that could lead elsewhere is not", () => {
  const tricks = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil",
    "/\t/evil",
    "/.//evil.example",
    "/s/..//evil.example",
    "javascript:alert(1)",
    "",
    "dashboard",
  ];
  for (const trick of tricks) expect(localPath(trick), trick).toBeNull();
  expect(localPath(null)).toBeNull();
});

test("whatever is typed, the result resolves to this site", () => {
  const parts = array(oneof(constantFrom("/", ".", "..", "\\", "?", "#", "%2f", "evil.example"), string()));
  assert(
    property(parts, (typed) => {
      const path = localPath(`/${typed.join("")}`);
      return path === null || new URL(path, "https://here.example").host === "here.example";
    }),
  );
});
