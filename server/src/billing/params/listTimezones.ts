import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { offsetMinutesAt } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";

export const listTimezones: Handler<typeof operations.listTimezones> = async (_needs, { nowMs }) => {
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC")];
  const timezones = zones.map((name) => ({ name, offsetMinutes: offsetMinutesAt(name, nowMs) }));
  return ok({
    timezones: timezones.toSorted(
      (one, other) => one.offsetMinutes - other.offsetMinutes || one.name.localeCompare(other.name, "en"),
    ),
  });
};
