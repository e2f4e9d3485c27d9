import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { RoomId } from "@atrium/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseSearch, search, stringifySearch } from "./search.ts";

const roomId = "V1StGXR8_Z5jdHi6B-myT";

test("what does not fit is as if it were not there, the rest stays", () => {
  const read = search({ room: RoomId, to: z.string() });
  expect(read(parseSearch(`?room=${roomId}&to=/s/try-me`))).toEqual({ room: roomId, to: "/s/try-me" });
  expect(read(parseSearch("?room=1&to=1"))).toEqual({ to: "1" });
  expect(read(parseSearch("?other=true"))).toEqual({});
});

test("values stay the text that stands in the address, also digits and words of code", () => {
  expect(parseSearch("?room=012345678901234567890&a=true&b=null")).toEqual({
    room: "012345678901234567890",
    a: "true",
    b: "null",
  });
});

test("what is written is read back, and nothing leaves no question mark", () => {
  expect(stringifySearch({ to: "/s/a?room=b&c=d", room: undefined })).toBe("?to=%2Fs%2Fa%3Froom%3Db%26c%3Dd");
  expect(parseSearch("?to=%2Fs%2Fa%3Froom%3Db%26c%3Dd")).toEqual({ to: "/s/a?room=b&c=d" });
  expect(stringifySearch({ room: undefined })).toBe("");
});

test("a page gets nothing of a mistyped value, though its router hands on what the address says", () => {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: "/page",
    validateSearch: search({ view: z.enum(["one", "two"]) }),
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  const searchAt = (view: string) => router.matchRoutes("/page", parseSearch(`?view=${view}`)).at(-1)?.search;
  expect(searchAt("two")).toMatchObject({ view: "two" });
  expect(searchAt("three")).not.toHaveProperty("view", "three");
});
