import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { readAvailability } from "../isSpaceSlugAvailable.ts";

export const isSpaceSlugAvailableForSpace: Handler<typeof operations.isSpaceSlugAvailableForSpace> = (
  _needs,
  { query },
  { spaceId, slug },
) => readAvailability(query, slug, spaceId);
