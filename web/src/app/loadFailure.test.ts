import { expect, test } from "vitest";
import { loadFailure } from "./loadFailure.ts";

const chunk = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");

test("a missing chunk reloads the page once", () => {
  expect(loadFailure(chunk, false)).toEqual({ kind: "reload" });
  expect(loadFailure(new Error("MODULE FAILED"), false)).toEqual({ kind: "reload" });
});

test("however the browser words it, a missing chunk is one", () => {
  const words = [
    "error loading dynamically imported module: https://atrium.example/assets/x.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/x.css",
    "Screen not loaded: TypeError: Failed to fetch dynamically imported module: /assets/x.js",
  ];
  for (const text of words) expect(loadFailure(new Error(text), false), text).toEqual({ kind: "reload" });
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
