import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { foldSlug, planHas } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { findSpaceBySlug } from "../spaceStore.ts";

/** Public, and no more than the entrance shows anyway. */
export const getLoginPageWhiteLabeling: Handler<typeof operations.getLoginPageWhiteLabeling> = async (
  _needs,
  { query },
  input,
) => {
  const space = await findSpaceBySlug(query, foldSlug(input.slug));
  if (space === null || !space.isLoginWhiteLabeled || !planHas(space.plan, "whiteLabel")) return ok({ look: null });
  const { name, logoUrl, entranceBackgroundUrl: backgroundUrl } = space;
  return ok({ look: { name, logoUrl, backgroundUrl } });
};
