import { DEMO_SPACE_SLUG, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { findSpaceBySlug } from "../spaceStore.ts";

export const getOnboardingSpace: Handler<typeof operations.getOnboardingSpace> = async (_needs, { query }) => {
  const space = await findSpaceBySlug(query, DEMO_SPACE_SLUG);
  return ok({ space: space === null ? null : { spaceId: space.id, slug: space.slug, name: space.name } });
};
