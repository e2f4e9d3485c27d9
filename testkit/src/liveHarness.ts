import { newId } from "@atrium/contract";
import type { RoomId } from "@atrium/contract";
import { Connections, PresenceTicks, Session, SpaceActor, systemClock } from "@atrium/server/live";
import { createServer } from "node:http";
import { aPerson, aRoom, aSharedSpace } from "./liveBuilders.ts";

export interface LiveHarness {
  url: string;
  stop(): Promise<void>;
}

/**
 * A live space with real sockets and no database: a ticket is the number of the room to come into, and whoever comes is a
 * guest. `joinRoom` takes them there. For crowds, where accounts and calls are not what is measured.
 */
export async function startLiveHarness(roomsCount: number): Promise<LiveHarness> {
  const clock = systemClock;
  const ticks = new PresenceTicks(clock);
  const rooms = Array.from({ length: roomsCount }, (_, position) => aRoom({ position }));
  const space = new SpaceActor(
    { space: aSharedSpace(), rooms, maxOnline: 10_000 },
    { clock, random: Math.random, newMediaRoom: () => newId(), wake: (room) => ticks.wake(room), onRoomLeft: () => {} },
  );
  const connections = new Connections(clock);
  const server = createServer();
  server.on("upgrade", (request, socket, head) => {
    connections.accept({ request, socket, head }, (connection) => {
      let roomId: RoomId | null = null;
      void new Session(
        connection,
        {
          enter: async (hello, outlet) => {
            const person = aPerson();
            const { accountId } = person;
            roomId = rooms[Number(hello.ticket)]?.id ?? null;
            space.enter({ person, sessionId: "", outlet, replaces: null });
            const caller = { accountId, sessionId: "", isVerified: false, browserId: "", address: "" };
            return { kind: "in", visit: { space, accountId, caller } };
          },
          call: async ({ accountId }) => {
            const open = roomId === null ? null : space.enterRoom(accountId, roomId);
            const room = rooms.find((each) => each.id === roomId);
            if (open === null || room === undefined) return { roomNotFound: {} };
            return { success: { room: { room, snapshot: open.actor.snapshot(), media: { url: "", token: "" } } } };
          },
          relay: () => {},
          onFault: (error) => {
            throw error;
          },
        },
        clock.steadyMs(),
      );
    });
  });
  await new Promise<void>((done) => void server.listen({ port: 0, host: "127.0.0.1", backlog: 4096 }, done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      ticks.stop();
      await connections.stop();
      await new Promise((done) => void server.close(done));
    },
  };
}
