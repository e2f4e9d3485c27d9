import { newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { createMediaServer } from "./mediaServer.ts";
import type { MediaGuest } from "./mediaServer.ts";
import { Revocations } from "./revocations.ts";

const clock = createFakeClock(1_700_000_000_250);
const revocations = new Revocations(() => clock.nowMs());
const media = createMediaServer({
  apiKey: "key",
  apiSecret: "a secret of at least thirty-two symbols",
  serviceUrl: () => null,
  browserUrl: "wss://media.example",
  revokesTokens: true,
  revocations,
  clock,
});

async function claimsFor(changes: Partial<MediaGuest>) {
  const accountId = newId<AccountId>();
  const guest: MediaGuest = {
    mediaRoom: "m",
    accountId,
    role: "PUBLIC_GUEST",
    roomFlags: DEFAULT_ROOM_FLAGS,
    onlyListens: false,
    ...changes,
  };
  const { token, url } = await media.access(guest);
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  return { claims, accountId, url };
}

test("a token is for one account and room without their name, which the unseen audience of a stage would tell, lasts ten minutes and is for the browser's address", async () => {
  const { claims, accountId, url } = await claimsFor({});
  expect(claims).toMatchObject({
    sub: accountId,
    iss: "key",
    video: { room: "m", roomJoin: true, canSubscribe: true },
  });
  expect(claims.exp - claims.nbf).toBe(600);
  expect(claims.name ?? "").toBe("");
  expect(url).toBe("wss://media.example");
});

test("a token lets somebody send what the room allows", async () => {
  const { claims } = await claimsFor({ roomFlags: { ...DEFAULT_ROOM_FLAGS, video: false, share: false } });
  expect(claims.video).toMatchObject({ canPublish: true, canPublishSources: ["microphone"], canPublishData: false });
});

test("where nothing may be sent, the token sends nothing", async () => {
  const roomFlags = { ...DEFAULT_ROOM_FLAGS, audio: false, video: false, share: false };
  const { claims } = await claimsFor({ roomFlags });
  expect(claims.video.canPublish).toBe(false);
});

test("the room's switches do not bind a host", async () => {
  const roomFlags = { ...DEFAULT_ROOM_FLAGS, audio: false, video: false, share: false };
  const { claims } = await claimsFor({ role: "SPACE_MODERATOR", roomFlags });
  expect(claims.video.canPublishSources).toEqual(["microphone", "camera", "screen_share", "screen_share_audio"]);
});

test("a token gives no rights over the room", async () => {
  const { claims } = await claimsFor({ role: "TEAM_ADMIN" });
  for (const right of ["roomAdmin", "roomCreate", "roomList", "roomRecord"])
    expect(claims.video[right]).toBeUndefined();
});

test("a recorder receives everything, sends nothing and is seen by nobody", async () => {
  const { token } = await media.recorderAccess("m", "recorder-one");
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  const rights = { canSubscribe: true, canPublish: false, canPublishData: false, hidden: true, recorder: true };
  expect(claims).toMatchObject({ sub: "recorder-one", video: { room: "m", roomJoin: true, ...rights } });
  expect(claims.exp - claims.nbf).toBe(600);
});

test("while no media server runs, nobody is there and nothing fails", async () => {
  expect(await media.peopleIn("m")).toEqual([]);
  await media.allow("m", newId(), []);
  await media.remove("m", newId());
  await media.mute("m", newId(), { audio: true, video: true });
});

test.each([
  ["revoked", (accountId: AccountId) => media.remove("m", accountId)],
  ["limited to some sources", (accountId: AccountId) => media.allow("m", accountId, [])],
])("a token made in the second in which its person was %s is a later one, so that it holds", async (_, change) => {
  const accountId = newId<AccountId>();
  const leftMs = 1000 - (clock.nowMs() % 1000);
  await change(accountId);
  expect(revocations.waitMs("m", accountId)).toBe(leftMs);
  const made = claimsFor({ accountId });
  clock.advance(leftMs);
  await made;
  expect(revocations.waitMs("m", accountId)).toBe(0);
});
