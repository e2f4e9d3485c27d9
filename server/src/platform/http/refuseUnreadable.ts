import type { Socket } from "node:net";
import { refuseUpgrade } from "./refuseUpgrade.ts";

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers what cannot be parsed as a request, or was not sent in time, and closes its socket. Nothing is logged. */
export function refuseUnreadable({ code }: { code: string }, socket: Socket): void {
  if (socket.writable) refuseUpgrade(socket, statuses[code] ?? "400 Bad Request");
  else socket.destroy();
}
