import { expect, test } from "vitest";
import { exampleSpace } from "../../../testing/examples.ts";
import { checkContacts, groupsOf, type CheckedContact } from "./checkContacts.ts";
import type { Contact } from "./readContacts.ts";

const hq = exampleSpace({ slug: "hq", name: "Kite HQ" });
const dinner = exampleSpace({ slug: "dinner", name: "Ужин, в саду" });
const usual = { role: "MEMBER", spaceIds: [hq.id] } as const;
const around = { spaces: [hq, dinner], usual, known: new Map([["there@fjord.se", "userIsMemberAlready" as const]]) };

const contact = (email: string, more: Partial<Contact> = {}): Contact => ({
  row: 1,
  email,
  name: "",
  role: "",
  spaces: "",
  ...more,
});
const check = (...contacts: Contact[]) => checkContacts(contacts, around);
const faultsOf = (checked: readonly CheckedContact[]) => checked.map(({ fault }) => fault);

test("what a line does not say is as it is for all of them", () => {
  expect(check(contact("h@fjord.se"))).toMatchObject([{ fault: null, role: "MEMBER", spaceIds: [hq.id] }]);
});

test("roles and spaces are called as people call them, whatever the case", () => {
  expect(
    check(
      contact("a@fjord.se", { role: "ADMIN", spaces: "kite hq; ужин, в саду" }),
      contact("b@fjord.se", { role: "гость", spaces: "Ужин, в саду" }),
    ),
  ).toMatchObject([
    { fault: "unknownSpace", cell: "spaces" },
    { fault: null, role: "GUEST", spaceIds: [dinner.id] },
  ]);
  expect(check(contact("a@fjord.se", { spaces: "KITE HQ, Kite HQ" }))).toMatchObject([{ spaceIds: [hq.id] }]);
});

test("an address must be there, look like one, stand there once and be of nobody in the team", () => {
  const emails = ["", "marta@fjord", "h@fjord.se", "H@Fjord.se", "There@fjord.se"];
  expect(faultsOf(check(...emails.map((email) => contact(email))))).toEqual([
    "noEmail",
    "invalidEmail",
    null,
    "duplicatedEmail",
    "userIsMemberAlready",
  ]);
});

test("lines without an address are not each other's doubles", () => {
  expect(faultsOf(check(contact(""), contact("")))).toEqual(["noEmail", "noEmail"]);
});

test("a role or a space that nobody knows is said of the cell it stands in", () => {
  expect(check(contact("d@fjord.se", { role: "Speaker" }), contact("e@fjord.se", { spaces: "Attic" }))).toMatchObject([
    { fault: "unknownRole", cell: "role" },
    { fault: "unknownSpace", cell: "spaces" },
  ]);
});

test("those who are invited alike go together, and who has a fault waits", () => {
  const checked = check(
    contact("a@fjord.se"),
    contact("b@fjord.se", { role: "Guest" }),
    contact("c@fjord.se", { spaces: "Kite HQ" }),
    contact("bad"),
  );
  expect(groupsOf(checked)).toEqual([
    { role: "MEMBER", spaceIds: [hq.id], emails: ["a@fjord.se", "c@fjord.se"] },
    { role: "GUEST", spaceIds: [hq.id], emails: ["b@fjord.se"] },
  ]);
});
