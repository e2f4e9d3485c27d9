import { FLOOR_NAMES, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";

export const getDefaultBackgrounds: Handler<typeof operations.getDefaultBackgrounds> = () =>
  Promise.resolve(ok({ backgrounds: FLOOR_NAMES.map((floor) => `floor:${floor}` as const) }));
