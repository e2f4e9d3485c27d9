import { expect, test } from "vitest";
import { loadFailure } from "./loadFailure.ts";

const chunk = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");

test("a missing chunk reloads the page once", () => {
  expect(loadFailure(chunk, false)).toEqual({ kind: "reload" });
  expect(loadFailure(new Error("MODULE FAILED"), false)).toEqual({ kind: "reload" });
});

test("a chunk missing after the reload is a connection problem", () => {
  expect(loadFailure(chunk, true)).toEqual({ kind: "connection" });
});

test("an error that carries a request is a connection problem", () => {
  expect(loadFailure({ request: {} }, false)).toEqual({ kind: "connection" });
});

test("anything else makes the page unavailable", () => {
  expect(loadFailure(new Error("x is undefined"), false)).toEqual({ kind: "unavailable" });
  expect(loadFailure("odd", false)).toEqual({ kind: "unavailable" });
});
