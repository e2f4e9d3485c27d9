import { SpaceTemplate } from "@atrium/contract";
import { z } from "zod";

/** The result of *Try for free*: enough to show it again after a reload. */
export const MadeSpace = z.object({ slug: z.string(), spaceName: z.string(), template: SpaceTemplate });
export type MadeSpace = z.infer<typeof MadeSpace>;
