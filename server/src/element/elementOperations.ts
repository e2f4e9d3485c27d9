import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import * as adding from "./addElements.ts";
import { deleteElement } from "./deleteElement.ts";
import { getElementImageDownloadUrl } from "./getElementImageDownloadUrl.ts";
import * as locking from "./lockElements.ts";
import { markElementInUse } from "./markElementInUse.ts";
import * as pinning from "./pinElements.ts";
import * as updating from "./updateElements.ts";

const handlers = { ...adding, ...updating, ...pinning, ...locking, deleteElement, getElementImageDownloadUrl };
const inLiveRooms = { markElementInUse };

/** The stored operations on elements, bound to their needs. */
export const elementOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);

/** What people do with elements that is not stored, bound where spaces live. */
export const liveElementOperations = (needs: NeedsOf<typeof inLiveRooms>) => bind(needs, inLiveRooms);
