import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { foldSlug, readSlug } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { findSpaceBySlug } from "./spaceStore.ts";

export const isSpaceSlugAvailable: Handler<typeof operations.isSpaceSlugAvailable> = async (_needs, context, input) => {
  const holder = await findSpaceBySlug(context.query, foldSlug(input.slug));
  if (holder !== null && holder.id === input.spaceId) return ok({ isAvailable: true });
  const reading = readSlug(input.slug);
  return reading.ok ? ok({ isAvailable: holder === null }) : refuse(reading.code);
};
