import { newId, PACKED_FLAG, PROTOCOL, type RequestId, type RoomId, type SpaceId } from "@atrium/contract";
import { createWebCaller, type WebCaller } from "@atrium/testkit/webCaller";
import { WebSocket } from "ws";

/** Somebody in a crowd, who parses as little as possible of what they receive. */
export interface Guest {
  web: WebCaller;
  address: string;
}

/** A guest session with its own network address, so that limits per network do not apply to the whole crowd. */
export async function makeGuest(url: string, index: number): Promise<Guest> {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const web = createWebCaller(url, address);
  await web.done("registerUnverifiedAccount", { name: `Robot ${index}` });
  return { web, address };
}

export async function ticketOf({ web }: Guest, spaceId: SpaceId): Promise<string> {
  const door = await web.done("canJoinSpace", { spaceId });
  if (door.state === "closed") throw new Error(`The door is closed: ${door.closeCode}`);
  return door.ticket;
}

/** Connects, greets and enters the room; answers pings from then on. Resolves with the snapshots they received. */
export function arrive(
  { web, address }: Guest,
  { ticket, spaceId, roomId }: { ticket: string; spaceId: SpaceId; roomId: RoomId },
): Promise<{ socket: WebSocket; bytes: number; greeting: Buffer }> {
  const socket = new WebSocket(`${web.url.replace("http", "ws")}/live?${PACKED_FLAG}`, {
    perMessageDeflate: false,
    origin: web.url,
    headers: { "x-forwarded-for": address },
  });
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const id = newId<RequestId>();
  let bytes = 0;
  let greeting: Buffer = Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    socket.once("open", () => say({ type: "hello", protocol: PROTOCOL, ticket }));
    socket.once("error", reject);
    socket.once("close", (code) => reject(new Error(`closed with ${code}`)));
    socket.on("message", (data: Buffer, isPacked) => {
      // Only the first compressed message is decompressed: the greeting.
      const head = isPacked && bytes === 0 ? GREETING : data.toString("latin1", 0, 24);
      if (head.startsWith('{"type":"ping"')) say({ type: "pong", t: 0 });
      if (head.startsWith(GREETING)) {
        bytes += data.length;
        greeting = data;
        say({ type: "call", id, operation: "joinRoom", input: { spaceId, roomId } });
      }
      if (!head.startsWith('{"type":"reply"')) return;
      if (!data.includes('"success"')) return reject(new Error(`joinRoom: ${data.toString("utf8", 0, 200)}`));
      resolve({ socket, bytes: bytes + data.length, greeting });
    });
  });
}

const GREETING = '{"type":"connected"';
