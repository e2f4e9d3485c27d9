import { z } from "zod";

export const SETTINGS_PARTS = ["general", "look", "entrance", "access", "domain", "people", "end"] as const;
/** A part of a space's settings; it stands in the address. */
export const SpaceSettingsPart = z.enum(SETTINGS_PARTS);
export type SettingsPart = z.infer<typeof SpaceSettingsPart>;
