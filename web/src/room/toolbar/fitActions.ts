import type { ActionModel } from "../actions/roomActions.ts";

/*
 * Widths of the row at the bottom as its style sheet makes them, in pixels. A hand carries its words, a device its arrow,
 * which a finger needs as wide as the rest.
 */
const BUTTON = 44;
const HAND = 208;
const DEVICE = { mouse: 62, finger: 88 };
const SEPARATORS = 2 * 13;
const GAP = 4;
const PADDING = 16;
/** On either side of the row. */
const MARGIN = 12;

export interface FreeRow {
  pixels: number;
  isFinger: boolean;
}

export interface FittedActions {
  shown: readonly ActionModel[];
  /** Behind the dots. */
  more: readonly ActionModel[];
}

/**
 * Which actions of the middle group are in the row and which in its overflow menu. Plain buttons move first, from the
 * end; those that open a picker stay.
 */
export function fitActions(
  { devices, bar, end }: { devices: readonly ActionModel[]; bar: readonly ActionModel[]; end: readonly ActionModel[] },
  { pixels, isFinger }: FreeRow,
): FittedActions {
  const widthOf = ({ draws, tone }: ActionModel): number => {
    if (tone === "hand") return HAND;
    return draws === "microphone" || draws === "camera" ? DEVICE[isFinger ? "finger" : "mouse"] : BUTTON;
  };
  const width = (shown: readonly ActionModel[], hasDots: boolean): number => {
    const all = [...devices, ...shown, ...end];
    const buttons = all.reduce((sum, action) => sum + widthOf(action), hasDots ? BUTTON : 0);
    const count = all.length + 2 + (hasDots ? 1 : 0);
    return PADDING + SEPARATORS + buttons + GAP * (count - 1);
  };
  const most = pixels - 2 * MARGIN;
  let shown = bar;
  while (width(shown, shown !== bar) > most) {
    const last = shown.findLast(isOnePress);
    if (last === undefined) break;
    shown = shown.filter((action) => action !== last);
  }
  return { shown, more: bar.filter((action) => !shown.includes(action)) };
}

const isOnePress = ({ draws, tone }: ActionModel): boolean => draws === undefined && tone === undefined;
