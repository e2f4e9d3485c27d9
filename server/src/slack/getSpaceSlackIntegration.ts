import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { describePosting, findPosting } from "./slackStore.ts";

export const getSpaceSlackIntegration: Handler<typeof operations.getSpaceSlackIntegration> = async (
  _needs,
  { query },
  { spaceId },
) => {
  const found = await findPosting(query, spaceId);
  return ok({ posting: found === null ? null : describePosting(found) });
};
