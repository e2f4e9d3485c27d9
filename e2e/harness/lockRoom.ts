import type { Page } from "@playwright/test";
import { DownMessage, UpMessage } from "@atrium/contract";

/**
 * Locks a room for this page, whose live connection runs through here: no operation gives a room a password. A call
 * into the room with another password is refused once `mayAnswer` is settled, the right one goes on to the server.
 */
export async function lockRoom(page: Page, lock: { room: string; password: string; mayAnswer: Promise<void> }) {
  const locked = new Set<string>();
  await page.routeWebSocket(/\/live\b/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = UpMessage.parse(JSON.parse(String(text)));
      const call = message.type === "call" && message.operation === "joinRoom" ? message : null;
      const input = (call?.input ?? {}) as { roomId?: string; password?: string };
      if (call === null || !locked.has(input.roomId ?? "")) return server.send(text);
      const { password, ...rest } = input;
      if (password === lock.password) return server.send(JSON.stringify({ ...call, input: rest }));
      const refusal = { type: "reply", id: call.id, reply: { invalidPassword: {} } };
      void lock.mayAnswer.then(() => socket.send(JSON.stringify(refusal)));
    });
    server.onMessage((text) => {
      const message = DownMessage.parse(JSON.parse(String(text)));
      if (message.type !== "connected") return socket.send(text);
      for (const room of Object.values(message.snapshot.records.room)) {
        if (room.name !== lock.room) continue;
        room.hasPassword = true;
        locked.add(room.id);
      }
      socket.send(JSON.stringify(message));
    });
  });
}
