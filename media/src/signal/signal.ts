import type { SignalRequest, SignalResponse } from "@livekit/protocol";

/** Sends to one client: a socket in the program, a list in tests. */
export interface Signal {
  send(message: SignalResponse["message"]): void;
  /** An already encoded `SignalResponse`, for messages that go to many. */
  sendBytes(bytes: Uint8Array): void;
  close(): void;
}

export type ClientMessage = SignalRequest["message"];
