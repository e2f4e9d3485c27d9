import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { exampleGuest, exampleMember, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { usersTexts } from "./texts.ts";
import { guestsModel, seesUsers, usersModel, type UsersNeeds } from "./usersModel.ts";

const hq = exampleSpace();
const lounge = exampleSpace({ slug: "lounge", name: "Lounge", backgroundUrl: "floor:lounge" });
const timur = exampleMember("timur");
const lines = (change: Partial<UsersNeeds> = {}) =>
  usersModel({
    team: exampleTeam(),
    members: [timur],
    spaces: [hq, lounge],
    ownId: null,
    nowMs: Date.parse("2026-11-21T10:00:00Z"),
    locale: "en",
    say: sayIn(usersTexts, "en"),
    ...change,
  });

test("an admin gives each role and removes, but not themselves", () => {
  expect(lines()[0]).toMatchObject({ role: "Member", roles: ["ADMIN", "MEMBER", "GUEST"], canRemove: true });
  expect(lines({ ownId: timur.accountId })[0]).toMatchObject({ isSelf: true, roles: null, canRemove: false });
});

test("who does not manage the team only looks", () => {
  expect(lines({ team: exampleTeam({ role: "MEMBER" }) })[0]).toMatchObject({ roles: null, canRemove: false });
});

test("the spaces of a person are those they were added to; admins have all, others the open ones at least", () => {
  const places = (change: Parameters<typeof exampleMember>[1]) =>
    lines({ members: [exampleMember("timur", change)] })[0]?.spaces;
  expect(places({ role: "ADMIN" })).toEqual({ pictures: ["floor:office", "floor:lounge"], text: "All" });
  expect(places({ spaceIds: [] })).toEqual({ pictures: [], text: "Open spaces" });
  expect(places({ spaceIds: [lounge.id] })).toEqual({ pictures: ["floor:lounge"], text: "Lounge" });
  expect(places({ spaceIds: [hq.id, lounge.id] })?.text).toBe("Kite HQ +1");
});

test("the page is for admins of the team or of one of its spaces", () => {
  const asMember = exampleSpace({ role: "SPACE_MEMBER" });
  expect(seesUsers(exampleTeam(), [])).toBe(true);
  expect(seesUsers(exampleTeam({ role: "MEMBER" }), [asMember])).toBe(false);
  expect(seesUsers(exampleTeam({ role: "MEMBER" }), [asMember, exampleSpace({ role: "SPACE_ADMIN" })])).toBe(true);
});

const guest = (change: Parameters<typeof exampleGuest>[1], team = exampleTeam()) =>
  guestsModel({
    team,
    guests: [exampleGuest("tom", change)],
    spaces: [hq, lounge],
    nowMs: Date.parse("2026-11-21T10:00:00Z"),
    locale: "en",
    say: sayIn(usersTexts, "en"),
  })[0];

test("a guest with an e-mail may become a member, a temporary one never", () => {
  expect(guest({})).toMatchObject({ note: "tom@example.org", canPromote: true, canManage: true });
  const temporary = guest({ email: null, isTemporary: true });
  expect(temporary).toMatchObject({ note: "No email, for up to a day", canPromote: false, canManage: true });
  expect(guest({}, exampleTeam({ role: "MEMBER" }))).toMatchObject({ canPromote: false, canManage: false });
});

test("by which invitation a guest came is said before their e-mail, and how many visits they made", () => {
  const cameBy = { kind: "link", inviterName: "Mira", madeAt: "2026-10-12T10:00:00Z" } as const;
  expect(guest({ cameBy, visitsCount: 12 })).toMatchObject({
    note: "Link from Mira, 12 Oct, tom@example.org",
    visits: "12 visits",
  });
  expect(guest({ cameBy: { ...cameBy, kind: "mail" } })?.note).toBe("Invited by Mira, tom@example.org");
  const temporary = { cameBy, email: null, isTemporary: true };
  expect(guest(temporary)?.note).toBe("Link from Mira, 12 Oct, no email given");
});

test("an invitation of somebody who has left is told by its day", () => {
  const gone = { kind: "link", inviterName: null, madeAt: "2026-10-12T10:00:00Z" } as const;
  expect(guest({ cameBy: gone })?.note).toBe("Link of 12 Oct, tom@example.org");
  expect(guest({ cameBy: { ...gone, kind: "mail" } })?.note).toBe("Invited on 12 Oct, tom@example.org");
});

test("of a banned guest it is said until when, by the longest of their bans", () => {
  expect(guest({})?.banned).toBeNull();
  const days = { spaceId: hq.id, until: "2026-11-24T10:00:00Z" };
  expect(guest({ bans: [days] })?.banned).toBe("Banned until 24 Nov");
  expect(guest({ bans: [days, { spaceId: lounge.id, until: null }] })?.banned).toBe("Banned for ever");
});

test("of a ban that ends within a day the time is said", () => {
  const endsAt = Date.parse("2026-11-21T11:00:00Z");
  const hour = { spaceId: hq.id, until: new Date(endsAt).toISOString() };
  expect(guest({ bans: [hour] })?.banned).toBe(`Banned until ${dateText(endsAt, "time", "en")}`);
});

test("a guest was seen so long ago, or never, and is in the spaces they were added to", () => {
  expect(guest({})?.lastSeen).toBe("18 min ago");
  expect(guest({ lastVisitedAt: null })?.lastSeen).toBe("Never");
  expect(guest({})?.spaces.text).toBe("None");
  expect(guest({ spaceIds: [lounge.id] })?.spaces.text).toBe("Lounge");
});

test("I am here now, whenever I was last in a space", () => {
  expect(lines({ ownId: timur.accountId })[0]).toMatchObject({ isSelf: true, lastSeen: "Now" });
});

test("whoever is in a space now is said to be there, others when they were last seen", () => {
  const seen = (change: Parameters<typeof exampleMember>[1]) => lines({ members: [exampleMember("timur", change)] })[0];
  expect(seen({ insideSpaceId: lounge.id })).toMatchObject({ inside: "Lounge" });
  expect(seen({})).toMatchObject({ inside: null, lastSeen: "18 min ago" });
  expect(seen({ lastVisitedAt: null })?.lastSeen).toBe("Never");
});

test("who has given no name is called by their e-mail, which is not said twice, or by a question mark", () => {
  const named = (change: Parameters<typeof exampleMember>[1]) =>
    lines({ members: [exampleMember("timur", change)] })[0];
  expect(named({ name: "" })).toMatchObject({ name: "timur@kite.studio", note: null });
  expect(named({ name: " ", email: null })).toMatchObject({ name: "?", look: { name: "?" }, note: null });
  expect(guest({ name: "" })).toMatchObject({ name: "tom@example.org", note: null });
  expect(guest({ name: "", email: null, isTemporary: true })?.name).toBe("?");
});
