import type { AccountId } from "@atrium/contract";
import type { LiveSlice } from "./slice.ts";

/** Who I am here. */
export const selfId: LiveSlice<AccountId | null> = {
  start: null,
  reduce: (state, heard) => (heard.type === "connected" ? heard.message.accountId : state),
};

/** How far the server's clock is ahead of this one. */
export const clockOffsetMs: LiveSlice<number> = {
  start: 0,
  reduce: (state, heard) => (heard.type === "connected" ? heard.clockOffsetMs : state),
};
