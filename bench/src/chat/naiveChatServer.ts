// The simplest chat: every message is sent to everybody at once, as JSON, and nothing is stored.
import { WebSocketServer, type WebSocket } from "ws";
import { serveMeasured } from "../measuredProcess.ts";

const everybody = new Set<WebSocket>();
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false, backlog: 4096 });
let position = 0;

server.on("connection", (socket) => {
  everybody.add(socket);
  socket.on("message", (data: Buffer) => {
    const { content, name } = JSON.parse(data.toString()) as { content: string; name: string };
    position += 1;
    const message = { id: String(position), position, author: { name }, content, createdAt: new Date().toISOString() };
    for (const each of everybody) each.send(JSON.stringify({ type: "message", message }));
  });
  socket.on("close", () => everybody.delete(socket));
  socket.send("welcome");
});

server.on("listening", () => {
  const address = server.address();
  serveMeasured({ port: typeof address === "object" && address ? address.port : 0 });
});
