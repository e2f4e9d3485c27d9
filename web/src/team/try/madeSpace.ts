import { SpaceTemplate } from "@atrium/contract";
import { z } from "zod";

/** What came of *Try for free*: enough to show it again when the page is loaded anew. */
export const MadeSpace = z.object({ slug: z.string(), spaceName: z.string(), template: SpaceTemplate });
export type MadeSpace = z.infer<typeof MadeSpace>;
