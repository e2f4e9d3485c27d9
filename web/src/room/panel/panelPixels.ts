import type { PanelTab } from "../useRoomState.ts";

/** The width of the open panel, as in its style sheet; the toolbar stays beside it. */
export const panelPixels = (tab: PanelTab, windowPixels: number): number =>
  tab === "rooms" ? 300 : Math.min(380, windowPixels - 440);
