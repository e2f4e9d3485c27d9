import { constants, must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { clean } from "../program/housekeeping.ts";
import { createDiskStore } from "../platform/files/diskStore.ts";
import { refusedMailboxes } from "../platform/mail/refusedMailboxes.ts";

// A mail server that knows no mailbox whose name begins with "gone" until it is created.
const made = new Set<string>();
const asked: string[] = [];
const received: { to: string; text: string }[] = [];
const post = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo({ address }, _session, done) {
    asked.push(address);
    const isGone = address.startsWith("gone") && !made.has(address);
    done(isGone ? Object.assign(new Error("5.1.1 User unknown"), { responseCode: 550 }) : null);
  },
  onData(stream, { envelope }, done) {
    void simpleParser(stream).then(({ text }) => {
      received.push({ to: envelope.rcptTo[0]?.address ?? "", text: text ?? "" });
      done();
    });
  },
});
await new Promise<void>((done) => post.listen(0, "127.0.0.1", done));
const at = post.server.address();
if (typeof at !== "object" || at === null) throw new Error("no address");

const database = await createTestDatabase();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const settings = { SMTP_URL: `smtp://127.0.0.1:${at.port}` };
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings });
afterAll(async () => {
  await atrium.stop();
  await new Promise<void>((done) => post.close(() => done()));
  await database.close();
});

const folder = mkdtempSync(join(tmpdir(), "atrium-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { refusedForMs, refusedCodesForMs } = constants.mail;
const newEmail = (name = "p") => `${name}-${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;
const times = (address: string) => asked.filter((each) => each === address).length;
const newBrowser = (): TestBrowser => createTestBrowser({ port: atrium.port });
const askForCode = (browser: TestBrowser, email: string) => browser.call("registerAccount", { email, locale: "en" });

async function signIn(browser: TestBrowser, email: string): Promise<void> {
  const { authKey } = must((await askForCode(browser, email)).value, "asked");
  await expect.poll(() => received.some(({ to }) => to === email)).toBe(true);
  const { text } = must(
    received.findLast(({ to }) => to === email),
    "the mail",
  );
  const code = must(/\b\d{6}\b/.exec(text)?.[0], "the code");
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).code).toBe("success");
}

async function admin() {
  const browser = newBrowser();
  await signIn(browser, newEmail());
  const { id: teamId } = must((await browser.call("createTeam", { name: "Kite" })).value, "a team");
  const invite = async (emails: string[]) =>
    (await browser.call("inviteTeamMembers", { teamId, emails, role: "MEMBER", spaceIds: [] })).value;
  return { browser, teamId, invite };
}
const isNoted = async () => (await database.db.select().from(refusedMailboxes)).length > 0;

/** An invited address that its mail server has reported as unknown. */
async function invitedInVain() {
  await database.db.delete(refusedMailboxes);
  const [team, gone] = [await admin(), newEmail("gone")];
  expect(await team.invite([gone])).toEqual({ invitedEmails: [gone], errors: [] });
  await expect.poll(isNoted).toBe(true);
  return { ...team, gone };
}

test("an address that its server does not know is not written to again, and whoever invites it is told so", async () => {
  const { invite, gone, browser, teamId } = await invitedInVain();
  const [other, spelled] = [newEmail(), gone.replace("example.org", "EXAMPLE.org")];
  expect(await invite([spelled, other])).toEqual({
    invitedEmails: [other],
    errors: [{ email: spelled, code: "unknownError" }],
  });
  const stranger = await admin();
  expect(await stranger.invite([gone])).toEqual({ invitedEmails: [], errors: [{ email: gone, code: "unknownError" }] });
  await expect.poll(() => times(other)).toBe(1);
  expect(times(gone)).toBe(1);
  const listed = must((await browser.call("listTeamMemberInvitations", { teamId })).value, "listed").invitations;
  expect(listed.map(({ email }) => email)).toContain(other);
});

test("who asks for a code there hears what everybody hears; it is tried once a day, and once it arrives all mail does", async () => {
  const { invite, gone } = await invitedInVain();
  const known = await askForCode(newBrowser(), newEmail());
  const unknown = await askForCode(newBrowser(), gone);
  expect({ ...unknown.value, authKey: "" }).toEqual({ ...known.value, authKey: "" });
  expect(times(gone)).toBe(1);
  clock.move(refusedCodesForMs);
  await askForCode(newBrowser(), gone);
  await expect.poll(() => times(gone)).toBe(2);
  made.add(gone);
  expect((await invite([gone]))?.errors).toEqual([{ email: gone, code: "unknownError" }]);
  clock.move(refusedCodesForMs);
  await signIn(newBrowser(), gone);
  await expect.poll(isNoted).toBe(false);
  expect((await invite([gone]))?.invitedEmails).toEqual([gone]);
});

test("what is kept of it tells nobody the address, and goes when mail may be tried again", async () => {
  const { gone } = await invitedInVain();
  expect(JSON.stringify(await database.db.select().from(refusedMailboxes))).not.toContain("example.org");
  clock.move(refusedForMs);
  await clean({ db: database.db, bus: atrium.bus, files: createDiskStore(folder) }, clock.nowMs() + 1);
  expect(await isNoted()).toBe(false);
  const before = times(gone);
  expect((await (await admin()).invite([gone]))?.invitedEmails).toEqual([gone]);
  await expect.poll(() => times(gone)).toBe(before + 1);
});
