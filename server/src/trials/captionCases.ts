import { must } from "@atrium/contract";
import { connectLive } from "@atrium/testkit/liveClient";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { Cases, Person, World } from "./world.ts";

export const captionCases = {
  setCaptions: {
    async success(world) {
      const scene = await world.scene();
      const { id: roomId } = must(scene.rooms[0], "every template has rooms");
      await scene.guest.live.join(roomId);
      return { by: scene.guest, input: { roomId, language: "en" } };
    },
    async captionsNotSetUp(world) {
      const { by, roomId } = await insideBare(world);
      return { by, input: { roomId, language: "en" } };
    },
  },
} satisfies Partial<Cases>;

/** Somebody in a room of a program where captions are not set up. */
async function insideBare(world: World) {
  const { port } = await world.bare();
  const browser = createTestBrowser({ port });
  await browser.call("registerUnverifiedAccount", { name: "Grace" });
  const made = must((await browser.call("tryForFree", { teamName: "Team", spaceName: "Space" })).value, "made");
  const { spaceId, account } = made;
  const { rooms } = must((await browser.call("listRooms", { spaceId })).value, "listed");
  const door = must((await browser.call("canJoinSpace", { spaceId })).value, "answered");
  if (door.state === "closed") throw new Error(`The door is closed: ${door.closeCode}`);
  const live = await connectLive({ url: `http://127.0.0.1:${port}`, ticket: door.ticket });
  const { id: roomId } = must(rooms[0], "every template has rooms");
  const by: Person = { browser, accountId: account.accountId, live };
  await live.join(roomId);
  await world.noted(spaceId, [by]);
  return { by, roomId };
}
