import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { toSettings, toSpace } from "./describeSpace.ts";

export const getSpace: Handler<typeof operations.getSpace> = async (_needs, { subject: { space, role } }) =>
  ok({ space: toSpace(space, role), settings: may("space.changeSettings", { role }) ? toSettings(space) : null });
