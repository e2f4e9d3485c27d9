import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { setCaptions } from "./setCaptions.ts";

const handlers = { setCaptions };

/** What people do about captions, bound where spaces live. */
export const captionOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
