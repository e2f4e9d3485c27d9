import * as account from "./account/operations.ts";
import * as report from "./report/operations.ts";
import * as room from "./room/operations.ts";
import * as space from "./space/operations.ts";

/** The operations that a visitor needs until they stand in a space; a browser loads the others after these. */
export const entranceOperations = { ...account, ...space, ...room, ...report } as const;
