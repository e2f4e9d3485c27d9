import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { bansOf } from "./banStore.ts";

export const listBans: Handler<typeof operations.listBans> = async (_needs, { query, nowMs }, { spaceId }) =>
  ok({ bans: await bansOf(query, spaceId, nowMs) });
