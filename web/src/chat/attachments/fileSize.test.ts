import { expect, test } from "vitest";
import { fileSize } from "./fileSize.ts";

test("a size is told in the unit people would use", () => {
  expect(fileSize(12, "en")).toEqual({ unit: "kilobytes", size: "1" });
  expect(fileSize(999_400, "en")).toEqual({ unit: "kilobytes", size: "999" });
  expect(fileSize(999_999, "en")).toEqual({ unit: "megabytes", size: "1" });
  expect(fileSize(12_340_000, "ru")).toEqual({ unit: "megabytes", size: "12,3" });
});
