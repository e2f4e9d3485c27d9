import { must, newId, operations, SPACE_ROLES, subjectTerms } from "@atrium/contract";
import type { Operation, RoomId, SpaceRole } from "@atrium/contract";
import { refusalOfCall } from "@atrium/rules";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { findRoom } from "../../room/index.ts";
import { resolversOf } from "../../program/wireDomains.ts";
import { createGuard } from "./guard.ts";
import type { Inside } from "./inside.ts";

// The guard of every declared operation against the permission table, for every kind of caller.
const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
/** Puts the caller wherever an operation requires them to be. */
const place: { roomId: RoomId | null } = { roomId: null };
const inside: Inside = {
  standing: () => ({
    role: "PUBLIC_GUEST",
    arrivedAtMs: 0,
    privateAreaIds: [],
    isConnected: true,
    plan: "custom",
    ...place,
  }),
  company: () => [],
  room: () => null,
};
const guard = createGuard({ resolvers: resolversOf(inside), inside });

const people = new Map<SpaceRole, Caller>();
const others: Record<"stranger" | "guest" | "nobody", Caller> = {
  stranger: desk.nobody(),
  guest: desk.nobody(),
  nobody: desk.nobody(),
};
let ids = { teamId: "", spaceId: "", roomId: "", folderId: "", accountId: "" };
const random = { teamId: newId(), spaceId: newId(), roomId: newId(), folderId: newId(), accountId: newId() };

beforeAll(async () => {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  await arrange.space(spaceId, { isPrivate: true });
  place.roomId = rooms[0]?.id ?? null;
  const roomId = must(rooms[0], "every template has rooms").id;
  const { folder } = await desk.done(admin, "moveRoomToFolder", { roomId });
  const colleague = await desk.account();
  await arrange.joinSpace(colleague, spaceId, "SPACE_MEMBER");
  const accountId = must(colleague.accountId, "signed in");
  ids = { teamId, spaceId, roomId, folderId: folder.id, accountId };
  people.set("TEAM_ADMIN", admin);
  for (const role of SPACE_ROLES.slice(1, 5)) {
    const caller = await desk.account();
    await arrange.joinSpace(caller, spaceId, role as "SPACE_ADMIN");
    people.set(role, caller);
  }
  others.stranger = await desk.account();
  others.guest = await desk.guest();
});

const all: Operation[] = Object.values(operations);
const scoped = all.filter(({ subject }) => subjectTerms(subject).field !== undefined);
const open = all.filter(({ subject }) => subject === "public" || subject === "session");
const notFound = ({ subject }: Operation) => subjectTerms(subject).notFound;

/** Inputs that need each of an operation's rights in turn. */
function inputsOf({ may }: Operation): object[] {
  if (typeof may === "string") return [{}];
  const fields = Object.entries(may).flatMap(([field, right]) =>
    typeof right === "string" ? [{ [field]: "x" }] : Object.keys(right).map((value) => ({ [field]: value })),
  );
  return [{}, ...fields];
}

/** The guard's answer: null if it admits the call, otherwise the code. */
async function ask(operation: Operation, caller: Caller, input: unknown): Promise<string | null> {
  // Live operations are decided by who is where in memory; this test is about the table.
  const asked = { ...operation, ...(operation.keeps === "live" && { keeps: "record" as const }) };
  const answer = await db.transaction((tx) => guard({ operation: asked, input, caller, query: tx, nowMs: 0 }));
  return answer.ok ? null : answer.code;
}

test("there are operations of every kind to ask about", () => {
  expect(scoped.length).toBeGreaterThan(10);
  expect(open.length).toBeGreaterThan(5);
});

test.each(scoped.map((operation) => [operation.name, operation] as const))(
  "%s: each role gets what the table says",
  async (_name, operation) => {
    const roomFlags = (await findRoom(db, ids.roomId as never))?.permissions;
    for (const [role, caller] of people) {
      const asker = { role, plan: "custom" as const, ...(roomFlags ? { roomFlags } : {}) };
      for (const given of inputsOf(operation)) {
        const input = { ...given, ...ids };
        expect(await ask(operation, caller, input), role).toBe(refusalOfCall(operation.may, input, asker));
      }
    }
  },
);

test.each(scoped.map((operation) => [operation.name, operation] as const))(
  "%s: strangers find nothing, those without a session are asked to log in",
  async (_name, operation) => {
    for (const input of [ids, random]) {
      expect(await ask(operation, others.stranger, input)).toBe(notFound(operation));
      expect(await ask(operation, others.guest, input)).toBe(notFound(operation));
      expect(await ask(operation, others.nobody, input)).toBe("unauthorized");
    }
    expect(await ask(operation, people.get("TEAM_ADMIN") ?? others.nobody, random)).toBe(notFound(operation));
  },
);

test.each(open.map((operation) => [operation.name, operation] as const))(
  "%s: sessions and passers-by get what the table says",
  async (_name, operation) => {
    const nobody =
      operation.subject === "public" ? refusalOfCall(operation.may, {}, { role: "NOBODY" }) : "unauthorized";
    expect(await ask(operation, others.nobody, {})).toBe(nobody);
    expect(await ask(operation, others.guest, {})).toBe(refusalOfCall(operation.may, {}, { role: "GUEST_SESSION" }));
    expect(await ask(operation, others.stranger, {})).toBe(refusalOfCall(operation.may, {}, { role: "ACCOUNT" }));
  },
);

test("an operation whose input lacks its subject's id is a bug, not a way in", async () => {
  const admin = people.get("TEAM_ADMIN") ?? others.nobody;
  const broken = { ...operations.getSpace, input: operations.getSpaceId.input } as Operation;
  await expect(ask(broken, admin, { slug: "home" })).rejects.toThrow("spaceId");
});
