import type { Socket } from "node:net";
import { refuseUpgrade } from "./refuseUpgrade.ts";

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers what cannot be read as a request, or was not sent in time, and drops its socket. Nobody is told. */
export function refuseUnreadable({ code }: { code: string }, socket: Socket): void {
  if (socket.writable) refuseUpgrade(socket, statuses[code] ?? "400 Bad Request");
  else socket.destroy();
}
