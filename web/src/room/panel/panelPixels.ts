import type { PanelTab } from "../useRoomState.ts";

/** What the open panel takes of the window's width, as its style sheet has it; the toolbar keeps its place beside it. */
export const panelPixels = (tab: PanelTab, windowPixels: number): number =>
  tab === "rooms" ? 300 : Math.min(380, windowPixels - 440);
