import { PersonStatus } from "@atrium/contract";
import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";

const KEY = "atrium.status";
const KeptStatus = z.object({ status: PersonStatus, untilMs: z.number().nullable() });
/** What I say of my time, on this device; `untilMs` null holds until I change it. */
export type KeptStatus = z.infer<typeof KeptStatus>;

export const AVAILABLE: KeptStatus = { status: "available", untilMs: null };

/** A status whose time is over is none. */
export function keptStatus(nowMs: number): KeptStatus {
  const kept = readStored(KEY, KeptStatus) ?? AVAILABLE;
  return kept.untilMs !== null && kept.untilMs <= nowMs ? AVAILABLE : kept;
}

export const keepStatus = (status: KeptStatus): void => writeStored(KEY, status);
