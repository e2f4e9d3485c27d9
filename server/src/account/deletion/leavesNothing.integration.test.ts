import { constants, must, newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import { createPasskeyDevice } from "@atrium/testkit/passkeyDevice";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createLocalBus } from "../../platform/bus.ts";
import { createDiskStore } from "../../platform/files/diskStore.ts";
import { clean } from "../../program/housekeeping.ts";

// Somebody leaves a trace wherever the product keeps one, then deletes the account: every table and every file is searched
// for a word that stood in all that was theirs, and for the account's id.
const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "atrium-leaves-"));
mkdirSync(join(folder, "files"));
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const settings = { DATA_FOLDER: folder, TRUSTED_PROXIES: "127.0.0.1" };
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const newMark = () =>
  `m${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}`;

/** Somebody whose address, name and profile contain a word unique to them. */
async function signedUp(address = "88.99.1.1") {
  const mark = newMark();
  const browser = createTestBrowser({ port: atrium.port, address, userAgent: `${mark} Firefox/140.0` });
  const email = `${mark}@example.org`;
  const accountId = await signIn(browser, email, true);
  await browser.call("updateAccount", { name: `Name ${mark}`, about: `About ${mark}`, pronoun: mark });
  return { browser, email, mark, accountId };
}
async function signIn(browser: TestBrowser, email: string, survey = false) {
  const asked = survey
    ? await browser.call("registerAccount2", { email, survey })
    : await browser.call("registerAccount", { email });
  const { authKey } = must(asked.value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  const answer = await browser.call("authAccountByMagicLink2", { authKey, code });
  return must(answer.value, "signed in").account.accountId;
}
type Somebody = Awaited<ReturnType<typeof signedUp>>;

async function crewOf({ browser }: Somebody, keepsMessagesOfDeleted: boolean) {
  const { id: teamId } = must((await browser.call("createTeam", { name: "Crew" })).value, "a team");
  await browser.call("updateTeam", { teamId, keepsMessagesOfDeleted });
  const { spaceId } = must((await browser.call("createSpace", { teamId, name: "Space" })).value, "a space");
  return { teamId, spaceId };
}
async function enter({ browser }: Somebody, spaceId: SpaceId) {
  const door = must((await browser.call("canJoinSpace", { spaceId })).value, "answered");
  if (door.state === "closed") throw new Error(`The door is closed: ${door.closeCode}`);
  return connectLive({ url: atrium.url, ticket: door.ticket });
}

async function upload({ browser, mark }: Somebody, kind: "avatar" | "chat") {
  const body = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#2a7f62" } })
    .png()
    .toBuffer();
  // Files sent to a chat stay in it, like its messages.
  const wanted = { name: kind === "chat" ? "Kites.png" : `${mark}.png`, bytes: body.length };
  const { uploadId, uploadUrl } = must(
    kind === "chat"
      ? (await browser.call("createChatFileUploadIntent", wanted)).value
      : (await browser.call("createImageUploadIntent", { ...wanted, kind })).value,
    "an upload",
  );
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  await fetch(atrium.url + uploadUrl, { method: "PUT", headers: { cookie, origin: atrium.url }, body });
  return uploadId;
}

/** Every table that contains this text, including the job queue's. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await database.db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables.rows) {
    const rows = await database.db.execute<{ one: number }>(
      sql`select 1 as one from ${sql.identifier(schema)}.${sql.identifier(name)} t where position(${text} in t::text) > 0 limit 1`,
    );
    if (rows.rows.length > 0) found.push(name);
  }
  return found.toSorted();
}
const storedFiles = () =>
  readdirSync(join(folder, "files"), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

/** The devices and countries in somebody's audit entries. */
async function placesOf(accountId: string): Promise<string[]> {
  const told = await database.db.execute<{ device: string | null; country: string | null }>(
    sql`select device, country from audit_entries where actor_id = ${accountId}`,
  );
  return told.rows.map(({ device, country }) => `${device ?? "-"} ${country ?? "-"}`);
}

/** Leaves every kind of trace somebody can leave. */
async function leaveTraces(person: Somebody, host: Somebody, at: Awaited<ReturnType<typeof crewOf>>) {
  const { browser, mark, email, accountId } = person;
  const { teamId, spaceId } = at;
  await arrange.joinTeam(person, teamId, "MEMBER");
  await arrange.joinSpace(person, spaceId, "SPACE_ADMIN");
  await browser.call("updateAccount", { avatarUploadId: await upload(person, "avatar") });
  await browser.call("sendBugReport", { issue: `Problem of ${mark}`, needFeedback: true, page: "space" });
  await browser.call("sendSalesLetter", {
    firstName: "Mira",
    lastName: mark,
    email,
    phone: "+47 22 12 34 56",
    company: "Kite Studio",
    companySize: "1",
    country: "NO",
    message: `Question of ${mark}`,
    openedFrom: "plans",
  });
  await browser.call("answerSurvey", { name: `Name ${mark}`, useCase: "other" });
  const device = createPasskeyDevice({ origin: atrium.url });
  const { making } = must((await browser.call("startPasskey", {})).value, "started");
  const { passkey } = must((await browser.call("addPasskey", { made: device.make(making) })).value, "added");
  await browser.call("renamePasskey", { passkeyId: passkey.id, name: mark });
  await browser.call("setMailChoices", { mention: true });
  await browser.call("createTemporaryAuthLink", { to: `/s/${mark}` });
  clock.move(constants.login.newCodeAfterMs);
  await browser.call("changeAccountEmail", { email: `new.${email}` });
  const said = (content: string) => ({ clientId: newId<never>(), content });
  const uploadIds = [await upload(person, "chat")];
  await browser.call("postTeamChatMessage", { teamId, ...said("Kites"), uploadIds });
  await browser.call("postSpaceChatMessage", { spaceId, ...said("Kites") });
  await browser.call("postDirectMessage", { accountId: host.accountId, ...said("Kites") });
  await host.browser.call("postDirectMessage", { accountId, ...said(`Hello <@${accountId} Name ${mark}>`) });
  await host.browser.call("postTeamChatMessage", { teamId, ...said(`<@${accountId} Name ${mark}>, look`) });
  const link = { spaceId, expiresInDays: 7 as const, uses: null };
  await browser.call("createSpaceGuestInvitationLink", link);
  await browser.call("inviteSpaceGuests", { spaceId, emails: [`friend@${mark}.example`], message: mark });
  const live = await enter(person, spaceId);
  live.close();
}

test.each([true, false])(
  "whose account is gone for good is in no table and no file, where teams keep what they wrote: %s",
  async (keeps) => {
    const [host, stranger, person] = [await signedUp(), await signedUp(), await signedUp()];
    const crew = await crewOf(host, keeps);
    const before = storedFiles().length;
    await leaveTraces(person, host, crew);
    const { mark, email, accountId, browser } = person;
    const other = createTestBrowser({ port: atrium.port, userAgent: mark });
    clock.move(constants.login.newCodeAfterMs);
    await signIn(other, email);
    // Last of all, a stranger's team bans and invites them.
    const elsewhere = await crewOf(stranger, keeps);
    const { spaceId } = elsewhere;
    await enter(person, spaceId);
    const banned = await stranger.browser.call("kick", { spaceId, accountId, banForMs: null });
    expect(banned.code).toBe("success");
    expect(await tablesWith(mark)).toEqual(expect.arrayContaining(["accounts", "passkeys", "file_uploads"]));
    expect(storedFiles()).toHaveLength(before + 2);
    expect(await placesOf(accountId)).toContain("Firefox DE");
    expect((await browser.call("deleteAccount", {})).code).toBe("success");
    clock.move(constants.accountKeptForMs);
    const invited = { teamId: elsewhere.teamId, emails: [email], role: "MEMBER" as const, spaceIds: [] };
    expect((await stranger.browser.call("inviteTeamMembers", invited)).value?.invitedEmails).toEqual([email]);
    const files = createDiskStore(join(folder, "files"));
    await clean({ db: database.db, bus: createLocalBus(), files }, clock.nowMs() + 2 * 3_600_000);
    await expect.poll(() => tablesWith(mark)).toEqual([]);
    // The audit log says that somebody did it; a direct chat stays with whoever stays.
    expect(await tablesWith(accountId)).toEqual(["audit_entries", "chats"]);
    expect(new Set(await placesOf(accountId))).toEqual(new Set(["- -"]));
    for (const file of storedFiles()) expect(readFileSync(join(file.parentPath, file.name)).includes(mark)).toBe(false);
    // The file of a message stays where messages do.
    expect(storedFiles()).toHaveLength(before + (keeps ? 1 : 0));
  },
);
