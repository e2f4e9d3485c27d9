import { ok } from "@atrium/contract";
import type { AccountId, MediaAccess, MediaGate, operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";

/** What testing the media connection before entering a space needs. */
export interface MediaTrials {
  /** Access to an empty room there. */
  access(accountId: AccountId): Promise<MediaAccess>;
  gates: readonly MediaGate[];
}

export interface CheckMediaNeeds {
  mediaTrials: MediaTrials;
}

export const checkMedia: Handler<typeof operations.checkMedia, CheckMediaNeeds> = async ({ mediaTrials }, context) =>
  ok({ media: await mediaTrials.access(context.accountId), gates: [...mediaTrials.gates] });
