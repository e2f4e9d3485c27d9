import { operations } from "@atrium/contract";
import type { Caller } from "../platform/calls/context.ts";
import type { Guard } from "../platform/calls/guard.ts";
import type { Query } from "../platform/database/database.ts";
import { FILES_PATH } from "../platform/files/links.ts";
import { roomsShowing } from "./elementStore.ts";

/** Whether a file is shown in a room that somebody may see: nobody else learns its name. */
export async function mayOpenElementFile(
  { guard, ...at }: { guard: Guard; query: Query; nowMs: number },
  caller: Caller,
  key: string,
): Promise<boolean> {
  for (const call of await callsAbout(at.query, key)) {
    if ((await guard({ ...call, caller, ...at })).ok) return true;
  }
  return false;
}

/** The call with which somebody would read a room that shows a file; null if none does. */
export async function roomOfElementFile(query: Query, key: string) {
  return (await callsAbout(query, key))[0] ?? null;
}

async function callsAbout(query: Query, key: string) {
  const shown = await roomsShowing(query, `${FILES_PATH}${key}`);
  return shown.map((roomId) => ({ operation: operations.getRoom, input: { roomId } }));
}
