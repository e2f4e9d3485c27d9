import { newId } from "@atrium/contract";
import type { AccountId, RoomId } from "@atrium/contract";
import { expect, test } from "vitest";
import { markedPieces } from "./marks.ts";
import { asContent, plainMentions } from "./mentions.ts";
import { roomsIn, withRooms } from "./roomMentions.ts";

const [studio, hall] = [newId<RoomId>(), newId<RoomId>()];
const rooms = [
  { roomId: studio, name: "Studio" },
  { roomId: hall, name: "Town hall (big)" },
];
const anna = { accountId: newId<AccountId>(), name: "Studio" };

test("a written name of a room becomes a mention, the longest first, and no part of a word does", () => {
  const content = asContent("To #Studio or #Town hall (big)? a#Studio, #Studios, @Studio", {
    people: [anna],
    rooms,
    everyone: null,
  });
  expect(content).toBe(
    `To <#${studio} Studio> or <#${hall} Town hall (big)>? a#Studio, #Studios, <@${anna.accountId} Studio>`,
  );
  expect(roomsIn(content)).toEqual(rooms);
  expect(plainMentions(content, "all")).toBe("To #Studio or #Town hall (big)? a#Studio, #Studios, @Studio");
});

test("a room is drawn by its name and leads to it; one that was cut is left out", () => {
  expect(markedPieces(`See <#${hall} Town hall (big)>!`)).toEqual([
    { kind: "plain", text: "See " },
    { kind: "room", text: "Town hall (big)", roomId: hall },
    { kind: "plain", text: "!" },
  ]);
  expect(plainMentions(`See <#${hall} Town`, "all")).toBe("See ");
});

test("rooms that do not hold stay as words", () => {
  const content = `<#${studio} Studio> and <#${hall} Vault>`;
  expect(withRooms(content, ({ roomId }) => roomId === studio)).toBe(`<#${studio} Studio> and #Vault`);
});
