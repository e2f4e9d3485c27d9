export type * from "./mediaState.ts";
