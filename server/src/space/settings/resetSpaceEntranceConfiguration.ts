import { bounds, must } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { changeSpace } from "./changeSpace.ts";
import type { SpaceSettingsNeeds } from "./settingsNeeds.ts";
import { tellSpace } from "./tellSpace.ts";

const FRESH_ENTRANCE = {
  entranceTitle: "",
  entranceDescription: "",
  entranceBackgroundUrl: null,
  entranceBrightness: bounds.brightnessPercent.max,
};

export const resetSpaceEntranceConfiguration: Handler<
  typeof operations.resetSpaceEntranceConfiguration,
  SpaceSettingsNeeds
> = async ({ bus }, { tx, subject: { space, role } }) =>
  tellSpace(tx, { bus, role }, must(await changeSpace(tx, space, FRESH_ENTRANCE), "no slug is changed"));
