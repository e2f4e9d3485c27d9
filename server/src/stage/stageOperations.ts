import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { allowToStage } from "./allowToStage.ts";
import * as background from "./backgroundVideo.ts";
import { bringToStage } from "./bringToStage.ts";
import { goOnStage } from "./goOnStage.ts";
import { kickFromStage } from "./kickFromStage.ts";
import { leaveStage } from "./leaveStage.ts";
import { lowerHand } from "./lowerHand.ts";
import { raiseHand } from "./raiseHand.ts";
import { rejectHand } from "./rejectHand.ts";
import { setSpotlight } from "./setSpotlight.ts";
import { updatePublication } from "./updatePublication.ts";

const own = { raiseHand, lowerHand, goOnStage, leaveStage, updatePublication };
const byHosts = { rejectHand, allowToStage, kickFromStage, bringToStage, setSpotlight };
const handlers = { ...own, ...byHosts };

/** What people do on a stage, bound where spaces live. */
export const stageOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);

/** The stored operations on a stage, bound to their needs. */
export const backgroundOperations = (needs: NeedsOf<typeof background>) => bind(needs, background);
