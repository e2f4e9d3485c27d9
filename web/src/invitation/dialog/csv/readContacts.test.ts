import { bounds } from "@atrium/contract";
import { expect, test } from "vitest";
import { readContacts } from "./readContacts.ts";

const contactsIn = (text: string) => {
  const read = readContacts(text);
  return read.ok ? read.contacts : read.fault;
};
const hanna = { row: 1, email: "h@fjord.se", name: "Hanna Lindqvist", role: "Member", spaces: "Kite HQ" };

test("columns are found by their headings, in any order and either language, and separators by themselves", () => {
  expect(contactsIn("E-mail,Name,Role,Spaces\nh@fjord.se,Hanna Lindqvist,Member,Kite HQ")).toEqual([hanna]);
  expect(contactsIn("Имя;Роль;Почта;Пространства\r\nHanna Lindqvist;Member;h@fjord.se;Kite HQ\r\n")).toEqual([hanna]);
  const tabs = readContacts("email\tname\nh@fjord.se\tHanna");
  expect(tabs).toMatchObject({ ok: true, separator: "\t" });
});

test("as address books export them: names in two columns, others that do not matter, quotes with lines and commas", () => {
  const text = `First Name,Last Name,Notes,E-mail 1 - Value\nHanna,Lindqvist,"met, in\nOslo ""again""",h@fjord.se`;
  expect(contactsIn(text)).toEqual([{ ...hanna, role: "", spaces: "" }]);
});

test("a bare list of addresses needs no headings, and empty lines are no contacts", () => {
  const bare = { name: "", role: "", spaces: "" };
  expect(contactsIn("h@fjord.se\n\n  \no@fjord.se\n")).toEqual([
    { row: 1, email: "h@fjord.se", ...bare },
    { row: 2, email: "o@fjord.se", ...bare },
  ]);
  expect(contactsIn("7;h@fjord.se;x\n8;;y")).toEqual([
    { row: 1, email: "h@fjord.se", ...bare },
    { row: 2, email: "", ...bare },
  ]);
});

test("a file without addresses, with an open quote or with too many lines is refused whole", () => {
  expect(contactsIn("")).toBe("noEmails");
  expect(contactsIn("Name,Phone\nHanna,12")).toBe("noEmails");
  expect(contactsIn("Email,Name")).toBe("noEmails");
  expect(contactsIn('Email,Name\nh@fjord.se,"Hanna\no@fjord.se,Olena')).toBe("openQuote");
  const lines = (count: number) => ["email", ...Array.from({ length: count }, (_, at) => `p${at}@fjord.se`)].join("\n");
  expect(contactsIn(lines(bounds.csvRows.max))).toHaveLength(bounds.csvRows.max);
  expect(contactsIn(lines(bounds.csvRows.max + 1))).toBe("tooManyRows");
});

test("what shields a cell from a spreadsheet is no part of it", () => {
  expect(contactsIn("email,name\n'+tom@fjord.se,'=Tom\no'neil@fjord.se,O'Neil")).toMatchObject([
    { email: "+tom@fjord.se", name: "=Tom" },
    { email: "o'neil@fjord.se", name: "O'Neil" },
  ]);
});
