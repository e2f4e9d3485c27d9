import { readToken } from "./signal/joinParameters.ts";

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Which of `workers` workers hosts a room: the same for every caller, and after every restart. */
export function workerOfRoom(room: string, workers: number): number {
  let hash = FNV_OFFSET;
  for (const byte of Buffer.from(room)) hash = Math.imul(hash ^ byte, FNV_PRIME) >>> 0;
  return hash % workers;
}

/** The room named in a signalling URL, "" if none. The token is not verified here; the worker does that. */
export function roomOfSignal(address: string, authorization: string): string {
  const url = URL.parse(address, "http://media.invalid");
  const payload = url === null ? "" : (readToken(url, authorization).split(".")[1] ?? "");
  try {
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as {
      video?: { room?: unknown };
    } | null;
    const room = claims?.video?.room;
    return typeof room === "string" ? room : "";
  } catch {
    return "";
  }
}
