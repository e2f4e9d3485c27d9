import type { SpaceId } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../../platform/i18n/texts.ts";
import { exampleGuest, exampleMember, exampleSpace } from "../../../testing/examples.ts";
import { usersTexts } from "../texts.ts";
import { peopleFile } from "./peopleFile.ts";

const hq = exampleSpace({ name: "Kite HQ" });
const spaceNames = new Map<SpaceId, string>([[hq.id, hq.name]]);
const lines = async (people: Parameters<typeof peopleFile>[0]) =>
  (await peopleFile(people, spaceNames, sayIn(usersTexts, "en")).text()).trim().split("\r\n");

test("members and guests stand in lines of the same columns, with the spaces they were added to", async () => {
  const timur = exampleMember("timur", {
    name: "Тимур",
    email: "timur@kite.studio",
    role: "ADMIN",
    joinedAt: "2026-03-01T10:00:00Z",
    lastVisitedAt: null,
  });
  const tom = exampleGuest("tom", {
    name: "Tom",
    email: null,
    spaceIds: [hq.id],
    visitsCount: 12,
    lastVisitedAt: "2026-11-20T10:00:00Z",
  });
  const [headings, ...rows] = await lines([timur, tom]);
  expect(headings).toMatch(/Name,Email,Role,Spaces,Joined,Visits,Last seen$/);
  expect(rows).toEqual(["Тимур,timur@kite.studio,Admin,,2026-03-01,,", "Tom,,Guest,Kite HQ,,12,2026-11-20"]);
});

test("a name that a spreadsheet would compute stays text", async () => {
  const [, row] = await lines([exampleGuest("tom", { name: "=HYPERLINK(1)", email: null, lastVisitedAt: null })]);
  expect(row).toMatch(/^"'=HYPERLINK\(1\)",/);
});

test("members' visits are not counted, so their file has no column for them", async () => {
  const [headings] = await lines([exampleMember("timur")]);
  expect(headings).toMatch(/Joined,Last seen$/);
});
