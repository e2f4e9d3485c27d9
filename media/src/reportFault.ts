/** Writes one of our faults as a JSON line to stderr. Room names are random ids, so nothing personal is in it. */
export function reportFault(fault: unknown, roomName: string): void {
  const message = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  process.stderr.write(`${JSON.stringify({ level: "error", part: "media", room: roomName, message })}\n`);
}
