import { ElementEdge } from "@atrium/contract";
import type { ElementData } from "@atrium/contract";
import { expect, test } from "vitest";
import { fluidSize } from "./fluidSize.ts";

const text = (content: string, change: Partial<ElementData & { type: "text" }> = {}): { data: ElementData } => ({
  data: { type: "text", content, fontSize: 16, bgColor: null, isFluidWidth: true, ...change },
});
/** Ten units a letter. */
const measure = (line: string) => line.length * 10;

test("a text is as wide as its longest line and as high as its lines", () => {
  expect(fluidSize(text("Agenda"), measure)).toEqual({ width: 64, height: 24 });
  expect(fluidSize(text("What we know\nand think"), measure)).toEqual({ width: 124, height: 40 });
  expect(fluidSize(text("What we know", { fontSize: 36 }), measure)).toEqual({ width: 124, height: 45 });
});

test("paper adds its edges, and what is too long for a line wraps", () => {
  expect(fluidSize(text("What we know", { bgColor: "#FBF7EE" }), measure)).toEqual({ width: 140, height: 28 });
  expect(fluidSize(text("x".repeat(250)), measure)).toEqual({ width: 1204, height: 60 });
});

test("no text grows past what an element may be", () => {
  const size = fluidSize(text("x\n".repeat(2_400), { fontSize: 56 }), measure);
  expect(size).toEqual({ width: 64, height: 10_000 });
  expect(ElementEdge.safeParse(size?.height).success).toBe(true);
});

test("nothing else follows its text", () => {
  expect(fluidSize(text("Agenda", { isFluidWidth: false }), measure)).toBeNull();
  expect(fluidSize(text(""), measure)).toBeNull();
  expect(fluidSize(text("Agenda"), () => null)).toBeNull();
  expect(fluidSize({ data: { type: "note", content: "Agenda", fontSize: 16, bgColor: null } }, measure)).toBeNull();
});
