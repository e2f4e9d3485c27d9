import { expect, test } from "vitest";
import { z } from "zod";
import { wire } from "../../contract/src/live/recorded/wire.ts";
import { exampleOf } from "./exampleOf.ts";

const kinds = Object.values(wire).flatMap((part) => Object.entries(part));

test.each(kinds)("an example of %s can be made, and is understood", (_kind, schema) => {
  const example = exampleOf(schema);
  expect(schema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
});

test("every field has something in it, the same each time", () => {
  const schema = z.object({
    id: z.string().regex(/^[a-z]{21}$/),
    color: z.string().regex(/^#[0-9A-F]{6}$/),
    at: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
    kind: z.enum(["round", "square"]),
    size: z.tuple([z.int(), z.number().min(3)]),
    names: z.array(z.string()).optional(),
    byName: z.record(z.string(), z.object({ isThere: z.boolean() })),
  });
  expect(exampleOf(schema)).toEqual({
    ...exampleOf(schema),
    id: "i".repeat(21),
    color: expect.stringMatching(/^#[0-9A-F]{6}$/) as string,
    at: "2026-11-21T10:00:00.000Z",
    until: "2026-11-21T10:00:00.000Z",
    kind: "round",
    size: [1, 3],
    names: ["names"],
    byName: { byName: { isThere: true } },
  });
});
