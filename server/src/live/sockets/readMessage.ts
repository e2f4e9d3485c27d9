import { UpMessage } from "@atrium/contract";

/** `{"type":"move","x":123,"y":-4}` as browsers write it: nine of ten messages, read without the general parser. */
const MOVE = /^\{"type":"move","x":(-?\d{1,12}),"y":(-?\d{1,12})\}$/;

/** A message off the wire, or null when it is none. */
export function readMessage(text: string): UpMessage | null {
  const move = MOVE.exec(text);
  if (move !== null) return { type: "move", x: Number(move[1]), y: Number(move[2]) };
  try {
    return UpMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
