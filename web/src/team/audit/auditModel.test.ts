import { AuditedAction, type AuditedAct, type AuditEntryId } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { exampleMember, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { auditFile } from "./auditFile.ts";
import { actorsOf, auditModel, plainText } from "./auditModel.ts";
import { auditTexts } from "./texts.ts";
import { AuditActors, AuditKind, inputOf, LATELY } from "./wanted.ts";

const mira = exampleMember("mira");
const timur = exampleMember("timur");
const { id: spaceId, name: spaceName } = exampleSpace();
const { id: team } = exampleTeam();
const say = sayIn(auditTexts, "en");
const nowMs = Date.parse("2026-11-22T14:30:00Z");

function linesOf(acts: readonly { at: string; act: AuditedAct }[], people = [mira, timur]) {
  const entries = acts.map(({ at, act }, index) => ({
    id: `e${index}` as AuditEntryId,
    at,
    actorId: mira.accountId,
    device: "Firefox, Linux",
    country: "NO",
    act,
  }));
  const spaces = [{ id: spaceId, name: spaceName }];
  return auditModel({ teamName: "Kite Studio", entries, people, spaces, nowMs, locale: "en", say });
}
const at = "2026-11-22T14:02:00Z";

test("what was done is a sentence in which names stand out, with where it was done", () => {
  const [line] = linesOf([
    {
      at,
      act: {
        action: "spaceRoleChanged",
        accountId: timur.accountId,
        spaceId,
        from: "SPACE_MEMBER",
        to: "SPACE_MODERATOR",
      },
    },
  ]);
  expect(plainText(line?.what ?? [])).toBe("Changed Timur from member to host in the space");
  expect(line?.what.filter(({ isName }) => isName)).toEqual([{ text: "Timur", isName: true }]);
  expect(line).toMatchObject({ where: spaceName, who: { name: "Mira" } });
});

test("whoever was forgotten since, and spaces that are gone, are said so", () => {
  const acts = [
    { at, act: { action: "memberRemoved", accountId: timur.accountId } },
    { at, act: { action: "spaceDeleted", spaceId: "gone" as typeof spaceId } },
  ] as const;
  const [removed, deleted] = linesOf(acts, [mira]);
  expect(plainText(removed?.what ?? [])).toBe("Removed a deleted account from the team");
  expect(plainText(deleted?.what ?? [])).toBe("Deleted the space a deleted space");
});

test("how long things are kept is said with both terms", () => {
  const acts = [
    { at, act: { action: "keepingSet", chatDays: 30, recordingDays: null } },
    { at, act: { action: "keepingSet", chatDays: null, recordingDays: 90 } },
  ] as const;
  expect(linesOf(acts).map(({ what }) => plainText(what))).toEqual([
    "Set retention: messages 30 days, recordings 365 days",
    "Set retention: messages as the plan has it, recordings 90 days",
  ]);
});

test("what whoever runs the server agreed on is said with its limits and its last day, and by no account", () => {
  const agreed = { plan: "custom", people: 400, spaces: 8, recordings: 12, until: "2027-03-31" } as const;
  const acts = [
    { at, act: { action: "contractRanOut" } },
    { at, act: { action: "contractMade", ...agreed } },
  ] as const;
  const entries = acts.map(({ act }, index) => ({
    id: `e${index}` as AuditEntryId,
    at,
    act,
    actorId: null,
    device: null,
    country: null,
  }));
  const [ranOut, made] = auditModel({
    entries,
    people: [],
    spaces: [],
    teamName: "Kite",
    nowMs,
    locale: "en",
    say,
  });
  expect(plainText(ranOut?.what ?? [])).toBe("The contract ran out");
  expect(plainText(made?.what ?? [])).toBe(
    "Agreed on a contract until 31 March 2027 (people at once: 400, spaces: 8, recordings: 12)",
  );
  expect(made?.who).toEqual({ name: "Whoever runs this server", email: "", look: null });
});

test("of support it says that they came to the door, as nobody knows whether they went in", () => {
  const [line] = linesOf([{ at, act: { action: "supportEntered", spaceId } }]);
  expect(plainText(line?.what ?? [])).toContain("Came to the door as support");
});

test("the first of each day stands under its day", () => {
  const act = { action: "memberLeft", accountId: timur.accountId } as const;
  const noons = ["2026-11-22T12:00:00Z", "2026-11-22T11:00:00Z", "2026-11-21T12:00:00Z", "2026-11-20T12:00:00Z"];
  expect(linesOf(noons.map((noon) => ({ at: noon, act }))).map(({ day }) => day)).toEqual([
    "Today, 22 November",
    null,
    "Yesterday, 21 November",
    expect.stringMatching(/^Friday,? 20 November$/),
  ]);
});

test("every kind of thing that is written down can be looked for", () => {
  const team = exampleSpace().teamId;
  const all = AuditKind.options.flatMap((what) => inputOf(team, { ...LATELY, what }, nowMs).actions ?? []);
  expect(all.toSorted()).toEqual(AuditedAction.options.toSorted());
});

test("whole days are asked for, so that a later minute asks the same", () => {
  const team = exampleSpace().teamId;
  const noon = new Date(2026, 10, 22, 12).getTime();
  expect(inputOf(team, LATELY, noon)).toEqual(inputOf(team, LATELY, noon + 60_000));
  expect(inputOf(team, { ...LATELY, days: "7" }, noon).since).toBe(new Date(2026, 10, 16).toISOString());
});

test("those who have done something are offered in the order of their names", () => {
  const people = [timur, mira, exampleMember("anna")];
  const offered = actorsOf([timur.accountId, mira.accountId], { people, say, locale: "en" });
  expect(offered.map(({ name }) => name)).toEqual(["Mira", "Timur"]);
});

test("a name that a spreadsheet would compute is only text in the file", async () => {
  const evil = exampleMember("timur", { name: '=HYPERLINK("http://evil.example")', email: "+t@kite.studio" });
  const act: AuditedAct = { action: "spaceMembersAdded", accountIds: [mira.accountId], spaceId };
  const entries = [{ id: "e" as AuditEntryId, at, actorId: evil.accountId, device: null, country: null, act }];
  const needs = { teamName: "Kite", entries, people: [evil, mira], spaces: [], nowMs, locale: "en", say } as const;
  const text = (await auditFile(auditModel(needs), say).text()).replace("\uFEFF", "");
  expect(text).toContain("Added Mira to the space");
  expect(text).toContain("'=HYPERLINK(");
  expect(text).not.toMatch(/(^|[,\n]"?)[=+\-@]/);
});

test("an entry unfolds to the moment in full, where it was done from and what somebody became", () => {
  const [changed, left] = linesOf([
    { at, act: { action: "memberRoleChanged", accountId: timur.accountId, from: "MEMBER", to: "ADMIN" } },
    { at, act: { action: "memberLeft", accountId: timur.accountId } },
  ]);
  expect(changed).toMatchObject({ from: "Firefox, Linux, Norway", roles: { from: "member", to: "admin" } });
  expect(changed?.text).toContain("Mira · Changed Timur from member to admin · Kite Studio · Firefox, Linux");
  expect(left?.roles).toBeNull();
});

test("several people stand in the address with commas, and the server is asked for all of them", () => {
  const who = AuditActors.parse(`${mira.accountId},${timur.accountId}`);
  expect(who).toEqual([mira.accountId, timur.accountId]);
  expect(AuditActors.parse(who)).toEqual(who);
  expect(AuditActors.safeParse("nobody").success).toBe(false);
  expect(inputOf(team, { ...LATELY, who }, nowMs).actorIds).toEqual(who);
});
