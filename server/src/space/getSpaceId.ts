import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { foldSlug } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { findSpaceBySlug } from "./spaceStore.ts";

export const getSpaceId: Handler<typeof operations.getSpaceId> = async (_needs, context, input) => {
  const space = await findSpaceBySlug(context.query, foldSlug(input.slug));
  return space === null ? refuse("spaceNotFound") : ok({ spaceId: space.id });
};
