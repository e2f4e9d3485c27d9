import { ROOM_TYPES } from "@atrium/contract";
import { voicesFade } from "@atrium/rules";
import { expect, test } from "vitest";
import { kindOf } from "./kindOf.ts";

test.each(ROOM_TYPES)("a %s room is heard as the rules have it, for everybody's sake", (type) => {
  const kind = kindOf(type);
  expect(kind.type).toBe(type);
  expect(kind.hearing === "distance").toBe(voicesFade(type));
  expect(kind.actions.includes("megaphone")).toBe(voicesFade(type));
});
