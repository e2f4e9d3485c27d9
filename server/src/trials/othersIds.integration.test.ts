import { newId, operations } from "@atrium/contract";
import type { Operation, OperationName, UploadKind } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { notInArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spaces } from "../space/tables.ts";
import { attemptOf, makeCall } from "./makeCall.ts";
import { World } from "./world.ts";
import type { Attempt } from "./world.ts";

// Somebody who may make a call replaces one id in it after the other, first by an id of another team, then by an id
// that does not exist: both answers must be equal, so that no answer reveals what exists elsewhere.
const database = await createTestDatabase();
let world: World;
beforeAll(async () => {
  world = await World.open(database);
});
afterAll(async () => {
  await world.close();
  await database.close();
});

/** Made by the caller for their own message or screen, what a provider calls itself, or the same for everybody. */
const OWN = new Set(["clientId", "streamId", "rateId", "entityId"]);
/**
 * Whoever has an invitation's code may use it, and whoever has the link of a private space learns that it is private,
 * and may ask for access.
 */
const HELD = new Set([
  "authAccountByTeamMemberInvitation invitationId",
  "authAccountBySpaceGuestInvitation invitationId",
  "askForInvitation invitationId",
  "declineInvitation invitationId",
  "canJoinSpace spaceId",
  "askForAccess spaceId",
  "getSamlAuthLink invitationId",
  // Whoever is handed a team's sign-in address learns that its people sign in at a provider, and at which.
  "getSsoButton teamId",
  "getSamlAuthLink teamId",
  // A payment provider gives a card to a browser, and it is nobody's until it is added.
  "addCard cardId",
  // Read only when copying, which `createSpace.integration.test.ts` tests.
  "createSpace oldSpaceId",
]);
const fieldsOf = (operation: Operation): string[] => {
  const { shape } = operation.input as unknown as { shape?: Record<string, unknown> };
  const ids = Object.keys(shape ?? {}).filter((field) => /Ids?$/.test(field));
  return ids.filter((field) => !OWN.has(field) && !HELD.has(`${operation.name} ${field}`));
};
const named = Object.values(operations).flatMap((operation) =>
  fieldsOf(operation).map((field) => [operation.name, field] as const),
);

/** An id for a field that a case leaves out: of what was created last, or is uploaded now. */
async function somethingOf({ by }: Any, field: string): Promise<unknown> {
  const kind = { avatarUploadId: "avatar", logoUploadId: "logo" }[field] ?? "roomBackground";
  if (field.endsWith("UploadId")) return by.accountId === null ? undefined : world.uploaded(by, kind as UploadKind);
  if (field === "uploadIds") return by.accountId === null ? undefined : [await world.uploaded(by, "chat")];
  if (field === "authorId") return by.accountId;
  if (field === "actorIds") return [by.accountId];
  const [table, isMany] = { spaceId: ["spaces"], oldSpaceId: ["spaces"], spaceIds: ["spaces", true] }[field] ?? [];
  const name = table ?? { roomId: "rooms", teamId: "teams" }[field];
  if (name === undefined) return undefined;
  const found = await database.db.execute<{ id: string }>(
    sql`select id from ${sql.identifier(String(name))} order by created_at desc, xmin::text::int desc limit 1`,
  );
  const id = found.rows[0]?.id;
  return isMany === true ? [id] : id;
}

/** Fields that the cases leave out. */
const untried: string[] = [];

type Any = Attempt<OperationName>;
const withValue = (attempt: Any, field: string, value: unknown): Any => ({
  ...attempt,
  input: { ...attempt.input, [field]: value },
});
const valueIn = ({ input }: Any, field: string) => (input as Record<string, unknown>)[field];
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
/** An id of the same form: a payment provider's begin with what they name, Slack's are capital letters and digits. */
const oneLike = (id: unknown) => {
  const text = String(id);
  if (/^[A-Z][A-Z0-9]{8,}$/.test(text))
    return text[0] + newId().toUpperCase().replaceAll(/[-_]/g, "0").slice(1, text.length);
  const [prefix] = /^(?:pm|pi)_/.exec(text) ?? [""];
  const made = (newId() + newId()).slice(0, text.length - prefix.length);
  return prefix === "" ? made : prefix + made.replaceAll(/[-_]/g, "0");
};

/** Makes the spaces that `arrange` creates private: anybody with the link may enter others. */
async function behindClosedDoors(arrange: () => Promise<Any>): Promise<Any> {
  const before = await database.db.select({ id: spaces.id }).from(spaces);
  const made = await arrange();
  await database.db
    .update(spaces)
    .set({ isPrivate: true })
    .where(
      notInArray(
        spaces.id,
        before.map(({ id }) => id),
      ),
    );
  return made;
}

test.each(named)("%s answers another team's %s as one that nobody has", async (name, field) => {
  // On a fast machine this many requests in a row would exceed a network address's limit.
  world.clock.skipSteady(3000);
  const operation: Operation = operations[name];
  const transport = operation.transport === "live" ? "live" : "http";
  const own = await attemptOf(world, name, "success");
  const other = await behindClosedDoors(() => attemptOf(world, name, "success"));
  const theirs = valueIn(other, field) ?? (await somethingOf(other, field));
  if (theirs === undefined || theirs === null || (isList(theirs) && theirs.length === 0)) {
    untried.push(`${name} ${field}`);
    return;
  }
  const random = isList(theirs) ? theirs.map(oneLike) : oneLike(theirs);
  const answers = [];
  for (const value of [random, theirs])
    answers.push(await makeCall(withValue(own, field, value), { name, transport, requestId: newId() }));
  expect(answers[1]).toEqual(answers[0]);
});

test("of the operations most name something", () => {
  expect(named.length - untried.length).toBeGreaterThan(150);
  expect(untried.length).toBeLessThan(12);
});
