import { expect, test } from "vitest";
import { contactFile } from "./contactFile.ts";
import { decodeText } from "./decodeText.ts";
import { readContacts } from "./readContacts.ts";

const HEADINGS = ["E-mail", "Name", "Role", "Spaces"];
const odd = [
  { email: "+tom@fjord.se", name: `=HYPERLINK("http://evil.example";"Tom")`, role: "@guest", spaces: "-1+1" },
  { email: "h@fjord.se", name: 'Hanna "H", Lindqvist', role: "Участник", spaces: "Kite HQ, Garden" },
];

test("no cell begins with what a spreadsheet computes", async () => {
  const text = await contactFile(odd, HEADINGS).text();
  for (const cell of [`'+tom@fjord.se`, `"'=HYPERLINK(`, `'@guest`, `'-1+1`]) expect(text).toContain(cell);
  expect(text.replace("\uFEFF", "")).not.toMatch(/(^|[,\n]"?)[=+\-@]/);
});

test("what was written is read again as it was", async () => {
  const bytes = new Uint8Array(await contactFile(odd, HEADINGS).arrayBuffer());
  const read = readContacts(decodeText(bytes, "en").text);
  expect(read).toMatchObject({ ok: true, contacts: odd.map((contact, at) => ({ ...contact, row: at + 1 })) });
});
