import { expect, test } from "vitest";
import { sayIn } from "../../../platform/i18n/texts.ts";
import {
  exampleGuest,
  exampleMember,
  exampleSpace,
  exampleSpaceGuest,
  exampleSpaceMember,
} from "../../../testing/examples.ts";
import { candidatesOf, guestLines, memberLines } from "./peopleModel.ts";
import { spacePeopleTexts } from "./texts.ts";

const say = sayIn(spacePeopleTexts, "en");
const { id: spaceId } = exampleSpace();

test("a line says who somebody is, by what they are reached, and whether it is oneself", () => {
  const mira = exampleSpaceMember("mira", { role: "SPACE_ADMIN" });
  const [own, other] = memberLines([mira, exampleSpaceMember("timur")], { ownId: mira.accountId, say });
  expect(own).toMatchObject({ name: "Mira", note: "mira@kite.studio", isSelf: true, role: "SPACE_ADMIN" });
  expect(other).toMatchObject({ name: "Timur", isSelf: false, role: "SPACE_MEMBER" });
});

test("whoever has no name is called by their e-mail, which is not said twice", () => {
  const [line] = memberLines([exampleSpaceMember("timur", { name: "" })], { ownId: null, say });
  expect(line).toMatchObject({ name: "timur@kite.studio", note: null, look: { name: "timur@kite.studio" } });
});

test("guests have no role to give, and those without an e-mail are marked so", () => {
  const tom = exampleSpaceGuest("tom", { name: "", email: null, isTemporary: true });
  expect(guestLines([tom], { ownId: null, say })).toMatchObject([
    { name: "Guest", note: "No email, for up to a day", role: null },
  ]);
});

test("whoever was added already stands among the candidates and is marked so", () => {
  const people = [exampleMember("timur", { spaceIds: [spaceId] }), exampleGuest("tom")];
  expect(candidatesOf(people, { spaceId, say })).toMatchObject([
    { isThere: true, note: "Already here" },
    { isThere: false, note: "tom@example.org" },
  ]);
});
