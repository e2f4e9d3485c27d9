import { newId, PROTOCOL, type AccountId, type RequestId, type SpaceId } from "@atrium/contract";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { createWebCaller } from "@atrium/testkit/webCaller";
import { WebSocket } from "ws";
import { firstMessage, type Dialect } from "./dialect.ts";

/** Units x coordinateScale per millisecond of a stamp: 300 000 ms fit the floor's 3200 units. */
const SCALE = 100;

interface Said {
  type: string;
  accountId?: AccountId;
  id?: string;
  moves?: number[];
  reply?: { success?: { room: { snapshot: { records: { member: Record<string, { seat: number }> } } } } };
}

/** The real program: a guest session, a ticket, `hello`, `joinRoom`, then moves. Each room is in a separate space. */
export async function atriumDialect(port: number, rooms: number): Promise<Dialect> {
  const url = `http://127.0.0.1:${port}`;
  const spaceIds = await makeSpaces(url, rooms);
  return {
    async enter({ room, index }) {
      const newcomer = await patiently(() => createTestGuest(url, `Robot ${index}`));
      const spaceId = spaceIds[room];
      if (!spaceId) throw new Error(`No room ${room}`);
      const socket = new WebSocket(`${url.replace("http", "ws")}/live`, { perMessageDeflate: false, origin: url });
      await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
      const ticket = await patiently(() => newcomer.ticket(spaceId));
      say(socket, { type: "hello", protocol: PROTOCOL, ticket });
      await firstMessage(socket, (message) => read(message).type === "connected");
      const id = newId<RequestId>();
      say(socket, { type: "call", id, operation: "joinRoom", input: { spaceId } });
      await firstMessage(socket, (message) => read(message).id === id);
      return socket;
    },
    move: (stampMs, index) => `{"type":"move","x":${stampMs * SCALE},"y":${index * 10_000}}`,
    stamps: (message) => movesIn(message),
    keepAlive: (socket) => say(socket, { type: "pong", t: 0 }),
  };
}

/** All robots share one network address, which has a rate limit: they wait and retry, as browsers do. */
async function patiently<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === 30 || !String(error).includes("tooOftenAttempts")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

async function makeSpaces(url: string, count: number): Promise<SpaceId[]> {
  const owner = createWebCaller(url);
  const first = await owner.done("tryForFree", { teamName: "Bench", spaceName: "Bench 0" });
  const spaceIds = [first.spaceId];
  while (spaceIds.length < count) {
    const made = await owner.done("createSpace", { teamId: first.teamId, name: `Bench ${spaceIds.length}` });
    spaceIds.push(made.spaceId);
  }
  return spaceIds;
}

function movesIn(message: Buffer): number[] {
  const { type, moves = [] } = read(message);
  if (type !== "presence") return [];
  return moves.filter((_, at) => at % 3 === 1).map((x) => x / SCALE);
}

const read = (message: Buffer): Said => JSON.parse(message.toString()) as Said;
const say = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));
