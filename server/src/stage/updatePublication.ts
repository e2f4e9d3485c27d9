import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { decideUpdatePublication } from "@atrium/rules";
import type { EmbedNeeds } from "../element/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "../room/index.ts";

type Publish<Needs> = Handler<typeof operations.updatePublication, Needs>;

const publish: Publish<ActNeeds> = actInRoom(decideUpdatePublication);

export const updatePublication: Publish<ActNeeds & EmbedNeeds> = async (needs, context, input) => {
  const { iframeUrl } = input;
  if (typeof iframeUrl === "string" && needs.isOwnHost(new URL(iframeUrl).host)) return refuse("forbidden");
  return publish(needs, context, input);
};
