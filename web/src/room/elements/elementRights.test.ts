import { AccountId, ROOM_TYPES } from "@atrium/contract";
import { aRoom } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { addable } from "./elementRights.ts";

const accountId = AccountId.parse("m".repeat(21));

test.each(ROOM_TYPES)("a private area is offered where voices fade, not in every room (%s)", (type) => {
  const kinds = addable({
    accountId,
    name: "Me",
    role: "SPACE_ADMIN",
    areas: [],
    room: aRoom({ type }),
    plan: "custom",
  });
  expect(kinds.includes("private_area")).toBe(type === "spatial");
  expect(kinds).toContain("note");
});
