import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { startTranslation } from "./startTranslation.ts";
import { stopTranslation } from "./stopTranslation.ts";
import { unwatchUser } from "./unwatchUser.ts";
import { watchForUser } from "./watchForUser.ts";

const handlers = { watchForUser, unwatchUser, startTranslation, stopTranslation };

/** What people do on a board, bound where spaces live. */
export const boardOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
