import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PACKAGES } from "./check.ts";

/** A file URL is not a path: a space in a folder's name is `%20` in it. */
const READ_AS_PATH = /import\.meta\.url\)\.pathname|import\.meta\.url\.(?:replace|slice)/;

test("nothing takes the address of a file for its path: the project may lie in a folder with a space", () => {
  const sources = globSync(
    [...PACKAGES, "tools"].map((name) => `${name}/**/*.{ts,tsx,mjs}`),
    {
      exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
    },
  );
  expect(sources.length).toBeGreaterThan(1000);
  const wrong = sources.filter(
    (path) => !path.endsWith("paths.test.ts") && READ_AS_PATH.test(readFileSync(path, "utf8")),
  );
  expect(wrong).toEqual([]);
});
