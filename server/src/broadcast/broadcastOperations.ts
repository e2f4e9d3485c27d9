import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { activateBroadcast } from "./activateBroadcast.ts";
import { addBroadcastReaction } from "./addBroadcastReaction.ts";
import { createBroadcast } from "./createBroadcast.ts";
import { createBroadcastToken } from "./createBroadcastToken.ts";
import { stopBroadcast } from "./stopBroadcast.ts";
import { updateBroadcast } from "./updateBroadcast.ts";

const own = { createBroadcastToken, createBroadcast, activateBroadcast, updateBroadcast };
const handlers = { ...own, addBroadcastReaction, stopBroadcast };

/** What people do on air, bound where spaces live. */
export const broadcastOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
