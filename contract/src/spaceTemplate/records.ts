import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { RoomType } from "../room/records.ts";
import { BackgroundUrl, LIBRARY_TEMPLATES } from "../space/records.ts";

/** What a template is good for. */
export const TEMPLATE_CATEGORIES = ["work", "learn", "events", "play"] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** A template that ships with the app, its rooms named in the caller's language. */
export const LibraryTemplate = z.object({
  name: z.enum(LIBRARY_TEMPLATES),
  categories: z.array(z.enum(TEMPLATE_CATEGORIES)),
  /** How many people its first room is furnished for. */
  seats: z.number().int(),
  rooms: z.array(z.object({ name: z.string(), type: RoomType, bgImageUrl: BackgroundUrl.nullable() })),
});
export type LibraryTemplate = z.infer<typeof LibraryTemplate>;

/** A space that its team creates new ones from. */
export const PrivateTemplate = z.object({
  spaceId: SpaceId,
  name: z.string(),
  backgroundUrl: BackgroundUrl,
  roomsCount: z.number().int(),
});
export type PrivateTemplate = z.infer<typeof PrivateTemplate>;
