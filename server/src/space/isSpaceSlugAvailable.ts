import { ok, refuse } from "@atrium/contract";
import type { operations, Result, SpaceId } from "@atrium/contract";
import { foldSlug, readSlug } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import type { Query } from "../platform/database/database.ts";
import { holderOfSlug } from "./spaceStore.ts";

export const isSpaceSlugAvailable: Handler<typeof operations.isSpaceSlugAvailable> = (_needs, { query }, input) =>
  readAvailability(query, input.slug, input.spaceId);

/** Whether a slug is valid and free, or the space's own. */
export async function readAvailability(
  query: Query,
  slug: string,
  spaceId: SpaceId | undefined,
): Promise<Result<{ isAvailable: boolean }, "invalidSlug" | "restrictedSlug">> {
  const holder = await holderOfSlug(query, foldSlug(slug));
  if (holder !== null && holder === spaceId) return ok({ isAvailable: true });
  const reading = readSlug(slug);
  return reading.ok ? ok({ isAvailable: holder === null }) : refuse(reading.code);
}
