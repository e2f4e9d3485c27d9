import { must } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { afterAll, expect, test } from "vitest";

const settings = { SERVER_SECRET: "one key of both nodes: q8Zr3vN1xKw0pYt7" };
const database = await createTestDatabase();
const first = await startTestAtrium({ databaseUrl: database.url, settings });
const second = await startTestAtrium({ databaseUrl: database.url, settings });
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.close();
});

const isOnAir = ({ space }: LiveClient) => Object.values(space.records.broadcast).some(({ isActive }) => isActive);

test("a broadcast is one for people at every node; it ends with the node of its space, and is begun again at the next", async () => {
  const owner = await createTestGuest(first.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const roomId = must((await owner.web.done("listRooms", { spaceId })).rooms[0], "a room").id;
  const goesOnAir = async (live: LiveClient) => {
    const { success } = (await live.call("createBroadcastToken", { spaceId })) as { success: { streamName: string } };
    const { streamName } = success;
    expect(await live.call("createBroadcast", { spaceId, streamName, audio: true, video: true })).toHaveProperty(
      "success",
    );
    expect(await live.call("activateBroadcast", { spaceId })).toHaveProperty("success");
  };
  const host = await owner.enter(spaceId);
  const guest = await createTestGuest(first.url, "Guest", second.url);
  const listener = await guest.enter(spaceId);
  await Promise.all([host.join(roomId), listener.join(roomId)]);
  await goesOnAir(host);
  await listener.until(isOnAir, "it is seen at the other node");
  const stream = await guest.web.at(second.url).done("createBroadcastToken", { spaceId });
  expect(stream.streamName).toBe(Object.values(listener.space.records.broadcast)[0]?.streamName);

  await first.stop();
  const [again, back] = await Promise.all(
    [owner, guest].map(async ({ web }) => {
      const door = await web.at(second.url).done("canJoinSpace", { spaceId });
      if (door.state === "closed") throw new Error("The door is closed");
      return connectLive({ url: second.url, ticket: door.ticket });
    }),
  );
  const [speaker, hears] = [must(again, "back"), must(back, "back")];
  expect(hears.space.records.broadcast).toEqual({});
  await goesOnAir(speaker);
  await hears.until(isOnAir, "it goes on");
});
