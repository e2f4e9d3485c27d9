import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { decideSetCaptions } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom } from "../room/index.ts";
import type { ActNeeds } from "../room/index.ts";
import type { Captioning } from "./captioning.ts";

interface SetCaptionsNeeds extends ActNeeds {
  captioning: Captioning | null;
}

const set: Handler<typeof operations.setCaptions, ActNeeds> = actInRoom(decideSetCaptions);

/**
 * Without a recogniser nobody reads: a room would be told that it is captioned. Nor in other languages than are offered:
 * each would be one more translation of every sentence.
 */
export const setCaptions: Handler<typeof operations.setCaptions, SetCaptionsNeeds> = async (needs, context, input) => {
  const { captioning } = needs;
  if (captioning === null) return refuse("captionsNotSetUp");
  if (input.language !== null && !captioning.read.includes(input.language)) return refuse("captionsNotSetUp");
  return set(needs, context, input);
};
