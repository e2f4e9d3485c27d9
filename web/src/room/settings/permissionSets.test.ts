import { expect, test } from "vitest";
import { PERMISSION_SETS, permissionsOf, setOf } from "./permissionSets.ts";

test("each set is known again by what it allows, and another permission makes it none", () => {
  for (const set of PERMISSION_SETS) {
    expect(setOf(permissionsOf(set))).toBe(set);
    const { chat, ...rest } = permissionsOf(set);
    expect(setOf({ ...rest, chat: !chat })).toBeNull();
  }
});

test("where one only talks nothing is put on the floor, and an audience does not speak", () => {
  expect(permissionsOf("talkOnly")).toMatchObject({ audio: true, chat: true, image: false, text: false, share: false });
  expect(permissionsOf("stage")).toMatchObject({ audio: false, video: false, chat: true, reactions: true });
});
