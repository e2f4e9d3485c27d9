import { newId } from "@atrium/contract";
import type { RoomId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { createHmac } from "node:crypto";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

async function makeHome() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  return { admin, teamId, spaceId };
}

test("a new room stands at the end of the list with everything as the rules say", async () => {
  const { admin, spaceId } = await makeHome();
  const asked = { spaceId, name: "Tea kitchen", type: "spatial", bgImageUrl: "floor:garden" } as const;
  const { room } = await desk.done(admin, "createRoom", asked);
  expect(room).toEqual({
    id: room.id,
    spaceId,
    name: "Tea kitchen",
    type: "spatial",
    position: room.position,
    groupId: null,
    bgMode: "COVER",
    bgLaying: "FILL",
    bgImageUrl: "floor:garden",
    bgBrightness: 100,
    dominantColor: null,
    size: { w: 3200, h: 1800 },
    capacity: 50,
    isHidden: false,
    blocked: false,
    hasPassword: false,
    permissions: room.permissions,
    defaultZoomLevel: 100,
    gridViewByDefault: false,
    title: "",
    description: "",
    stageTitle: "",
    stageDescription: "",
    scrollableBackground: true,
    chatSlowSeconds: 0,
    shield: false,
    recordingInProgress: false,
    recordingStartedAt: null,
    recordingByName: null,
    recordingProof: null,
  });
  expect(room.permissions).toMatchObject({ audio: true, video: true, megaphone: false });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  expect(rooms.at(-1)).toEqual(room);
  const patches = [{ type: "put", kind: "room", id: room.id, record: room }];
  expect(desk.news).toContainEqual({ topic: "spaceRevised", news: { spaceId, revision: 1, patches } });
});

test("a room is read by its id, without its password", async () => {
  const { admin, spaceId } = await makeHome();
  const { room } = await desk.done(admin, "createRoom", { spaceId, name: "Vault", type: "stage" });
  await arrange.room(room.id, { passwordHash: "never-shown" });
  const answer = await desk.done(admin, "getRoom", { roomId: room.id });
  expect(answer.room).toEqual({ ...room, hasPassword: true });
  expect(JSON.stringify(answer)).not.toContain("never-shown");
});

test("a new name is told to whoever keeps the room in memory, and nothing where nothing changes", async () => {
  const { admin, spaceId } = await makeHome();
  const { room } = await desk.done(admin, "createRoom", { spaceId, name: "Old", type: "collaboration" });
  expect((await desk.done(admin, "updateRoom", { roomId: room.id, name: "New" })).room).toEqual({
    ...room,
    name: "New",
  });
  expect((await desk.done(admin, "updateRoom", { roomId: room.id })).room.name).toBe("New");
  const told = desk.news.filter(
    ({ topic, news }) => topic === "spaceRevised" && JSON.stringify(news).includes(room.id),
  );
  expect(told).toHaveLength(2);
});

test("a room that is not there is not found", async () => {
  const { admin } = await makeHome();
  const roomId = newId<RoomId>();
  expect(await desk.call(admin, "getRoom", { roomId })).toMatchObject({ code: "roomNotFound" });
  expect(await desk.call(admin, "updateRoom", { roomId, name: "New" })).toMatchObject({ code: "roomNotFound" });
});

test.each([
  ["free", 3],
  ["lite", 20],
] as const)("thirty at once on the plan %s: the space has %i rooms in the end", async (plan, limit) => {
  const { admin, teamId, spaceId } = await makeHome();
  await arrange.team(teamId, { plan });
  const ask = async (index: number) =>
    (await desk.call(admin, "createRoom", { spaceId, name: `Room ${index}`, type: "spatial" })).code;
  const codes = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)));
  expect(codes.filter((code) => code === "success")).toHaveLength(limit - 3);
  expect(codes.filter((code) => code === "roomsLimitReached")).toHaveLength(30 - (limit - 3));
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  expect(rooms).toHaveLength(limit);
  expect(new Set(rooms.map(({ position }) => position)).size).toBe(limit);
});

test("without relay servers the list is empty, and a session is needed to ask", async () => {
  expect(await desk.done(await desk.guest(), "getIceServers", {})).toEqual({ iceServers: [] });
  expect(await desk.call(desk.nobody(), "getIceServers", {})).toMatchObject({ code: "unauthorized" });
});

test("a TURN server gets credentials of the caller's own that end by themselves", async () => {
  const ice = { stunUrls: ["stun:stun.example.org"], turnUrls: ["turn:turn.example.org"], turnSecret: "shared" };
  const relayed = createCallDesk(db, { ice });
  const guest = await relayed.guest();
  const { iceServers } = await relayed.done(guest, "getIceServers", {});
  const endsAt = Date.UTC(2026, 10, 22, 0) / 1000;
  const username = `${endsAt}:${guest.accountId ?? ""}`;
  expect(iceServers).toEqual([
    { urls: ["stun:stun.example.org"] },
    {
      urls: ["turn:turn.example.org"],
      username,
      credential: createHmac("sha1", "shared").update(username).digest("base64"),
    },
  ]);
});

test("a session is enough to try the media server, and nobody without one gets a way in", async () => {
  const guest = await desk.guest();
  const { media, gates } = await desk.done(guest, "checkMedia", {});
  expect(media).toEqual({ url: "", token: `trial of ${guest.accountId ?? ""}` });
  expect(gates).toEqual([{ protocol: "UDP", host: "", port: 4420 }]);
  expect(await desk.call(desk.nobody(), "checkMedia", {})).toMatchObject({ code: "unauthorized" });
});

test("five attempts of one call at the same time make one room", async () => {
  const { admin, spaceId } = await makeHome();
  const input = { spaceId, name: "Once", type: "spatial" };
  const replies = await desk.attempts(5, { caller: admin, name: "createRoom", input });
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect((await desk.done(admin, "listRooms", { spaceId })).rooms).toHaveLength(4);
});

test("a picture that is none of the floors is refused before anything happens", async () => {
  const { admin, spaceId } = await makeHome();
  for (const bgImageUrl of ["javascript:alert(1)", "https://example.org/tracking.png", "floor:moon"]) {
    const input = { spaceId, name: "Odd", type: "spatial", bgImageUrl } as never;
    expect(await desk.call(admin, "createRoom", input)).toMatchObject({ code: "invalidRequest" });
  }
  expect((await desk.done(admin, "listRooms", { spaceId })).rooms).toHaveLength(3);
});
