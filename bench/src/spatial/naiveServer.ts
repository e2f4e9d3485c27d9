// The simplest server: every move is sent to everybody else in the room at once, as JSON.
import { WebSocketServer, type WebSocket } from "ws";
import { serveMeasured } from "../measuredProcess.ts";

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });

server.on("connection", (socket, request) => {
  const name = request.url ?? "/";
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on("message", (data: Buffer) => {
    const move = JSON.parse(data.toString()) as { id: number; x: number; y: number };
    const message = JSON.stringify({ type: "moved", id: move.id, x: move.x, y: move.y });
    for (const other of room) if (other !== socket) other.send(message);
  });
  socket.on("close", () => room.delete(socket));
  socket.send("welcome");
});

server.on("listening", () => {
  const address = server.address();
  serveMeasured({ port: typeof address === "object" && address ? address.port : 0 });
});
