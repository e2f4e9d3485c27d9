import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Bus } from "../../platform/bus.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { Names } from "../../platform/names.ts";
import { toSettings, toSpace } from "../describeSpace.ts";
import { domainsChanged } from "../topics.ts";
import { keepFound } from "./domainStore.ts";
import { lookUpDomain } from "./lookUpDomain.ts";

export const checkCustomDomain: Handler<typeof operations.checkCustomDomain, { bus: Bus; names: Names }> = async (
  { bus, names },
  { tx, nowMs, subject: { space, role } },
) => {
  const { customDomain: row } = space;
  if (row === null) return refuse("invalidCustomDomain");
  const found = await outside(`records of ${row.token}`, () => lookUpDomain(names, row));
  const customDomain = found === null ? row : await keepFound(tx, row, { ...found, nowMs });
  if (customDomain === null) return refuse("invalidCustomDomain");
  const now = { ...space, customDomain };
  return ok({ space: toSpace(now, role), settings: toSettings(now) }, [() => bus.publish(domainsChanged, {})]);
};
