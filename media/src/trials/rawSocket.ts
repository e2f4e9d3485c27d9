import { SignalResponse } from "@livekit/protocol";
import { WebSocket } from "ws";
import type { MediaTrial } from "./mediaTrial.ts";
import { until } from "./watch.ts";

export interface RawSocket {
  socket: WebSocket;
  seen: {
    messages: SignalResponse["message"][];
    /** Kinds of all messages so far. */
    kinds: string[];
    /** The close code, 0 while it is open. */
    closed: number;
  };
}

/** A joined signalling socket without a client behind it. */
export async function openSocket(trial: MediaTrial, token: string): Promise<RawSocket> {
  const socket = new WebSocket(`${trial.url}/rtc?access_token=${token}`);
  const seen: RawSocket["seen"] = { messages: [], kinds: [], closed: 0 };
  socket.on("message", (data: Buffer) => {
    const { message } = SignalResponse.fromBinary(data);
    seen.messages.push(message);
    seen.kinds.push(message.case ?? "");
  });
  socket.on("close", (code) => {
    seen.closed = code;
  });
  await until(() => seen.kinds.includes("join"), "the join");
  return { socket, seen };
}
