import { expect, test } from "vitest";
import { asksForEmail, blankBug, bugInput, isReady, spaceLinkIn } from "./bugModel.ts";

const place = { page: "space" };
const [guest, member] = [{ email: null }, { email: "mira@kite.studio" }];
const wanting = { ...blankBug, issue: "No sound", needFeedback: true };

test("only who has no address of their own is asked for one, and only if they want an answer", () => {
  expect([guest, null, member].map((account) => asksForEmail(account, wanting))).toEqual([true, true, false]);
  expect(asksForEmail(guest, { ...wanting, needFeedback: false })).toBe(false);
});

test("it can be sent once something is said, and an answer has somewhere to go", () => {
  expect(isReady(member, { ...blankBug, issue: "  " })).toBe(false);
  expect(isReady(guest, { ...blankBug, issue: "No sound" })).toBe(true);
  expect(isReady(guest, wanting)).toBe(false);
  expect(isReady(guest, { ...wanting, email: "ada@kite.studio" })).toBe(true);
  expect(isReady(member, wanting)).toBe(true);
});

test("an address that was typed and is not asked for any more does not go out", () => {
  const typed = { ...wanting, email: " ada@kite.studio " };
  const said = { issue: "No sound", needFeedback: true, email: "ada@kite.studio", page: "space" };
  expect(bugInput(guest, typed, place)).toEqual(said);
  expect(bugInput(guest, { ...typed, needFeedback: false }, place)).not.toHaveProperty("email");
  expect(bugInput(member, typed, place)).not.toHaveProperty("email");
});

test.each([
  ["/s/kite-hq", "/s/kite-hq"],
  ["/s/kite-hq/broadcast/s3cret", "/s/kite-hq"],
  ["/magiclink/key/code", null],
  ["/invite/g/c0de", null],
  ["/dashboard/team/a", null],
])("of %s only %s is told", (pathname, link) => {
  expect(spaceLinkIn(pathname)).toBe(link);
});
